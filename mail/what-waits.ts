import type { Database } from '#database/open.ts'
import { type MailFacts, mailFor } from '#identity/mails/mail-for.ts'
import { mailRank, protects } from '#identity/mails/rank.ts'
import { domainNameOf } from './message.ts'

export type WaitingKind = { protects: boolean; count: number; oldest: number | undefined }

export async function countWaiting(database: Database): Promise<WaitingKind[]> {
  const ranks = await waiting(database)
    .select(({ fn }) => [
      'rank',
      fn.countAll<number | string>().as('count'),
      fn.min<number | string>('created_at').as('oldest'),
    ])
    .groupBy('rank')
    .execute()
  return [true, false].map((isProtecting) => {
    const kind = ranks.filter(({ rank }) => protects(rank) === isProtecting)
    return {
      protects: isProtecting,
      count: kind.reduce((sum, { count }) => sum + Number(count), 0),
      oldest: kind.length > 0 ? Math.min(...kind.map(({ oldest }) => Number(oldest))) : undefined,
    }
  })
}

export async function listWaiting(database: Database, limit: number) {
  const mails = await waiting(database)
    .selectAll()
    .orderBy('rank')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return mails.map(({ rank, facts, created_at, due_at, tries, failure }) => ({
    protects: protects(rank),
    domain: domainNameOf(mailFor(JSON.parse(facts) as MailFacts)),
    since: created_at,
    next: due_at,
    tries,
    failure,
  }))
}

function waiting(database: Database) {
  return database.selectFrom('mails').where('rank', '<', mailRank.nobody)
}
