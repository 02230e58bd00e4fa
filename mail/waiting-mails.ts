import type { Selectable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import { mailRank } from '#identity/mails/rank.ts'

export type WaitingMail = Selectable<Tables['mails']>

/** Longer than a whole try takes. After a crash the mail is tried again this much later. */
const leaseMs = 180_000

/** Keeps a statement short after the mail server has been away; the rest follows at the next look. */
const mostAtOnce = 500

/** The mails come in the order of an index, so it takes equally long however many wait. */
export async function claimMails(database: Database, now: number, most: number): Promise<WaitingMail[]> {
  await lineUp(database, now)
  const next = await database
    .selectFrom('mails')
    .select('id')
    .where('in_line', '=', 1)
    .orderBy('rank')
    .orderBy('turn')
    .orderBy('due_at')
    .limit(most)
    .execute()
  if (next.length === 0) return []
  const ids = next.map(({ id }) => id)
  const claimed = await database
    .updateTable('mails')
    .set(({ eb }) => ({ in_line: 0, due_at: now + leaseMs, tries: eb('tries', '+', 1) }))
    .where('id', 'in', ids)
    // Of two processes that found the same mail, one gets it.
    .where('in_line', '=', 1)
    .returningAll()
    .execute()
  return claimed.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

async function lineUp(database: Database, now: number): Promise<void> {
  const due = await database
    .selectFrom('mails')
    .select('id')
    .where('in_line', '=', 0)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(mostAtOnce)
    .execute()
  if (due.length === 0) return
  await database
    .updateTable('mails')
    .set({ in_line: 1 })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('due_at', '<=', now)
    .execute()
}

export async function postponeMail(
  database: Database,
  { id, tries }: WaitingMail,
  { until, failure }: { until: number; failure: string },
): Promise<void> {
  await database
    .updateTable('mails')
    .set(({ eb }) => ({ due_at: until, failure, turn: eb('turn', '+', 1) }))
    .where('id', '=', id)
    // Otherwise the lease has ended, and another process tries it.
    .where('tries', '=', tries)
    .execute()
}

/** False if another process is trying it by now. */
export async function giveUpMail(database: Database, { id, tries }: WaitingMail): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('tries', '=', tries)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removeMail(database: Database, { id }: WaitingMail): Promise<void> {
  await database.deleteFrom('mails').where('id', '=', id).execute()
}

/** Only mails before these have been composed meanwhile, as after a mail for somebody. */
export async function dropLateDecoys(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('mails')
    .where('expires_at', '<=', now)
    .where('rank', '=', mailRank.nobody)
    .execute()
}
