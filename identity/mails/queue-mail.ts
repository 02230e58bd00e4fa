import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { keyOf } from '#budgets/leaky-bucket.ts'
import { widestNetworkOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import type { Client } from '#identity/protocol/client.ts'
import { RefusedError } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { type MailFacts, recipientOf } from './mail-for.ts'
import { type MailRank, mailKinds, mailRank } from './rank.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** RFC 5321, 4.5.4.1, gives a mail server that is down four to five days. */
const noticeHours = 5 * 24

/**
 * Without an account nobody gets the mail. If the mail goes to the account's own address, the account tells whether that
 * is confirmed; after a change of address, pass the account as it was before.
 */
export async function queueMail(
  identity: Identity,
  transaction: Database,
  facts: MailFacts,
  client: Client,
  account: Account | undefined,
): Promise<void> {
  const now = identity.clock()
  const rank = await rankWithinLimit(identity, transaction, facts, client, account)
  const lane = laneOf(rank, facts, client)
  await transaction
    .insertInto('mails')
    .values({
      id: randomUUID(),
      rank,
      lane,
      turn: nextTurn(rank, lane),
      in_line: 1,
      facts: JSON.stringify(facts),
      created_at: now,
      expires_at: now + waitingMs(rank, facts),
      due_at: now,
      tries: 0,
      failure: null,
      // The notice of a deletion would go with its account.
      account_id: facts.requestType === 'ACCOUNT_DELETED' ? null : (account?.id ?? null),
    })
    .execute()
  identity.onMailQueued()
}

async function rankWithinLimit(
  { throttle }: Identity,
  transaction: Database,
  facts: MailFacts,
  { address }: Client,
  account: Account | undefined,
): Promise<MailRank> {
  const { rank, isRequired } = mailKinds[facts.requestType]
  const isConfirmed = account?.email === recipientOf(facts) && account.email_verified === 1
  // A reset that nobody gets is not counted, or it would use up the resets of neighbours. Kinds that can be refused are
  // counted with or without an account, so that a refusal doesn't tell.
  const isCounted = !isConfirmed && (isRequired || account !== undefined)
  const isWithin = await throttle.countUnconfirmed(isCounted ? 1 : 0, address, transaction)
  if (isConfirmed) return rank
  if (!isWithin && isRequired) throw new RefusedError(await throttle.unconfirmedRefusal(address, transaction))
  return account && isWithin ? mailRank.unconfirmed : mailRank.nobody
}

/** Mails to unconfirmed mailboxes can go to any number of them, so here networks take turns. */
function laneOf(rank: MailRank, facts: MailFacts, { address }: Client): string {
  const whose = rank === mailRank.unconfirmed ? widestNetworkOf(address) : recipientOf(facts)
  return keyOf(`mails ${rank}`, whose)
}

/** A mail is not lined up before the turn that others have come to. */
function nextTurn(rank: MailRank, lane: string): RawBuilder<number> {
  return sql<number>`(
    SELECT COALESCE(MAX(turn), 0) FROM (
      SELECT MAX(turn) + 1 AS turn FROM mails WHERE lane = ${lane}
      UNION ALL
      SELECT MIN(turn) AS turn FROM mails WHERE in_line = 1 AND rank = ${rank}
    ) AS turns
  )`
}

/** Anybody can cause any number of mails for nobody, so those go soon. */
function waitingMs(rank: MailRank, facts: MailFacts): number {
  if (rank === mailRank.nobody) return minuteMs
  return ('validHours' in facts ? facts.validHours : noticeHours) * hourMs
}
