import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { keyOf } from '#budgets/leaky-bucket.ts'
import { widestNetworkOf } from '#budgets/networks.ts'
import type { Database } from '#database/open.ts'
import type { Client } from '../protocol/client.ts'
import type { Identity } from '../service.ts'
import { type MailFacts, recipientOf } from './mail-for.ts'
import { type MailRank, mailRank, rankOf } from './rank.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** RFC 5321, 4.5.4.1, gives a mail server that is down four to five days. */
const noticeHours = 5 * 24

export async function queueMail(
  { clock, onMailQueued }: Identity,
  transaction: Database,
  facts: MailFacts,
  client: Client,
  { accountId = null, forNobody = false }: { accountId?: string | null; forNobody?: boolean } = {},
): Promise<void> {
  const now = clock()
  const rank = forNobody ? mailRank.nobody : rankOf(facts)
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
      account_id: accountId,
    })
    .execute()
  onMailQueued()
}

/** Mails to unconfirmed mailboxes can go to any number of them, so here networks take turns. */
function laneOf(rank: MailRank, facts: MailFacts, { address }: Client): string {
  const whose = rank === mailRank.confirmation ? widestNetworkOf(address) : recipientOf(facts)
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
