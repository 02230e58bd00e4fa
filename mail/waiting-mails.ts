import type { Selectable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'

/** A mail that waits to be sent. */
export type WaitingMail = Selectable<Tables['mails']>

/** Longer than a whole try takes. After a crash, what was being tried is tried again this much later. */
const leaseMs = 180_000

/**
 * Takes up to `most` mails that are due, for one try; other processes don't get them meanwhile. Mails that protect an
 * account go first, then those of networks that have few, so that nobody's mails wait behind a flood of others.
 */
export async function claimMails(database: Database, now: number, most: number): Promise<WaitingMail[]> {
  const due = await database
    .selectFrom((from) =>
      from
        .selectFrom('mails')
        .select(({ fn }) => [
          'id',
          'protects',
          'due_at',
          fn
            .countAll<number>()
            .over((over) => over.partitionBy(['protects', 'sender']))
            .as('waiting'),
        ])
        .where('due_at', '<=', now)
        .as('due'),
    )
    .select('id')
    .orderBy('protects', 'desc')
    .orderBy('waiting')
    .orderBy('due_at')
    .limit(most)
    .execute()
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const claimed = await database
    .updateTable('mails')
    .set(({ eb }) => ({ due_at: now + leaseMs, tries: eb('tries', '+', 1) }))
    .where('id', 'in', ids)
    // Of two processes that found the same mail, one gets it.
    .where('due_at', '<=', now)
    .returningAll()
    .execute()
  return claimed.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Lets a mail wait for its next try. */
export async function postponeMail(
  database: Database,
  { id }: WaitingMail,
  { until, failure }: { until: number; failure: string },
): Promise<void> {
  await database.updateTable('mails').set({ due_at: until, failure }).where('id', '=', id).execute()
}

export async function removeMail(database: Database, { id }: WaitingMail): Promise<void> {
  await database.deleteFrom('mails').where('id', '=', id).execute()
}
