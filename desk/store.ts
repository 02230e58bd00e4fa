import type { Selectable } from 'kysely'
import type { Database } from '#database/open.ts'
import type { Tables } from '#database/tables.ts'
import type { KeptWord } from '#today/standing.ts'
import type { Saying, SentWord } from '#today/word.ts'

type Row = Selectable<Tables['words']>

export type Speaker = string | null

/** So long after its end the log has forgotten a word, once another is said. */
export const logMs = 30 * 24 * 60 * 60 * 1000

export async function readWords(database: Database, now: number): Promise<KeptWord[]> {
  const rows = await database
    .selectFrom('words')
    .selectAll()
    .where('until_at', '>', now)
    .orderBy('number')
    .execute()
  return rows.map(wordOf)
}

export async function readLastNumber(database: Database): Promise<number> {
  const row = await database
    .selectFrom('words')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? 0
}

export async function findWord(
  database: Database,
  id: string,
): Promise<(KeptWord & { saidBy: Speaker }) | undefined> {
  const row = await database.selectFrom('words').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { ...wordOf(row), saidBy: row.said_by }
}

export async function addWord(
  database: Database,
  number: number,
  { id, from, until, says }: SentWord,
  { by, now }: { by: Speaker; now: number },
): Promise<boolean> {
  const row = {
    number,
    id,
    from_at: from,
    until_at: until,
    says: JSON.stringify(says),
    said_at: now,
    said_by: by,
  }
  const added = await database
    .insertInto('words')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}

/** False if there is no such word. Taking it back again, or when it has ended, changes nothing. */
export async function takeBack(
  database: Database,
  id: string,
  { by, now }: { by: Speaker; now: number },
): Promise<boolean> {
  await database
    .updateTable('words')
    .set({ taken_back_at: now, taken_back_by: by })
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .where('until_at', '>', now)
    .execute()
  return (await findWord(database, id)) !== undefined
}

export async function forgetOldWords(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('words')
    .where('until_at', '<', now - logMs)
    .execute()
}

/** A speaker is an address where the account is here, an id elsewhere, and null for the operator's shell. */
export type LogEntry = KeptWord & { saidBy: Speaker; takenBackBy: Speaker }

export async function readLog(database: Database, most: number): Promise<LogEntry[]> {
  const rows = await database
    .selectFrom('words')
    .leftJoin('accounts as sayer', 'sayer.id', 'said_by')
    .leftJoin('accounts as taker', 'taker.id', 'taken_back_by')
    .selectAll('words')
    .select(['sayer.email as sayer_email', 'taker.email as taker_email'])
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    ...wordOf(row),
    saidBy: row.sayer_email ?? row.said_by,
    takenBackBy: row.taker_email ?? row.taken_back_by,
  }))
}

function wordOf({ id, from_at, until_at, says, said_at, taken_back_at }: Row): KeptWord {
  return {
    id,
    from: from_at,
    until: until_at,
    says: JSON.parse(says) as Saying,
    saidAt: said_at,
    takenBackAt: taken_back_at,
  }
}
