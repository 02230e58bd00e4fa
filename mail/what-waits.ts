import type { Database } from '#database/open.ts'
import { type MailFacts, mailFor } from '#identity/mails/mail-for.ts'
import { domainNameOf } from './message.ts'

/** The mails that protect an account, or those that ask a mailbox to confirm itself. */
export type WaitingKind = { protects: boolean; count: number; oldest: number | undefined }

/** How many of each kind wait, and since when; of both kinds, so that an alert sees the first. */
export async function countWaiting(database: Database): Promise<WaitingKind[]> {
  const kinds = await waiting(database)
    .select(({ fn }) => [
      'protects',
      // PostgreSQL returns both as text.
      fn.countAll<number | string>().as('count'),
      fn.min<number | string>('created_at').as('oldest'),
    ])
    .groupBy('protects')
    .execute()
  return [true, false].map((protects) => {
    const kind = kinds.find((one) => (one.protects === 1) === protects)
    return { protects, count: Number(kind?.count ?? 0), oldest: kind ? Number(kind.oldest) : undefined }
  })
}

/** Those that protect an account first, then the oldest. Of an address only the domain. */
export async function listWaiting(database: Database, limit: number) {
  const mails = await waiting(database)
    .selectAll()
    .orderBy('protects', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return mails.map(({ protects, facts, created_at, due_at, tries, failure }) => ({
    protects: protects === 1,
    domain: domainNameOf(mailFor(JSON.parse(facts) as MailFacts)),
    since: created_at,
    next: due_at,
    tries,
    failure,
  }))
}

function waiting(database: Database) {
  return database.selectFrom('mails').where('for_nobody', '=', 0)
}
