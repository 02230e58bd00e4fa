import { randomUUID } from 'node:crypto'
import { keyOf } from '#budgets/leaky-bucket.ts'
import { widestNetworkOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import type { Client } from '../protocol/client.ts'
import type { Identity } from '../service.ts'
import type { MailFacts } from './mail-for.ts'

const hourMs = 60 * 60 * 1000

/** RFC 5321, 4.5.4.1: a mail server that is down is given four to five days. */
const longestHours = 5 * 24

/**
 * Queues a mail in the transaction that makes the change it tells of, so that neither exists without the other. `mail/`
 * sends it. A mail for nobody takes the same steps, but is dropped instead of sent.
 */
export async function queueMail(
  { clock, onMailQueued }: Identity,
  transaction: Database,
  facts: MailFacts,
  { address }: Client,
  { forNobody = false } = {},
): Promise<void> {
  const now = clock()
  const hours = 'validHours' in facts ? Math.min(facts.validHours, longestHours) : longestHours
  await transaction
    .insertInto('mails')
    .values({
      id: randomUUID(),
      protects: isForUnconfirmed(facts) ? 0 : 1,
      sender: keyOf('mail from', widestNetworkOf(address)),
      for_nobody: forNobody ? 1 : 0,
      facts: JSON.stringify(facts),
      created_at: now,
      expires_at: now + hours * hourMs,
      due_at: now,
      tries: 0,
      failure: null,
    })
    .execute()
  onMailQueued()
}

/** Whether the mail asks a mailbox to confirm itself. All others help to keep an account or to get it back. */
function isForUnconfirmed({ requestType }: MailFacts): boolean {
  return requestType === 'VERIFY_EMAIL' || requestType === 'VERIFY_AND_CHANGE_EMAIL'
}
