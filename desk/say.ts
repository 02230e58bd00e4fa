import type { Database } from '#database/open.ts'
import { hasRoomFor } from '#today/standing.ts'
import { limits } from '#today/values.ts'
import type { SentWord, Word } from '#today/word.ts'
import { addWord, findWord, forgetOldWords, readLastNumber, readWords, type Speaker } from './store.ts'
import type { TooManyWords } from './word-budgets.ts'

export type Refused = { refusal: 'id-taken' } | { refusal: 'no-room'; most: number } | TooManyWords

type Said = { word: Word; isNew: boolean }

type Saying = {
  by: Speaker
  now: number
  admit?: () => Promise<TooManyWords | undefined>
}

/** The same word again, after an answer that was lost, changes nothing. */
export async function say(
  database: Database,
  sent: SentWord,
  { by, now, admit }: Saying,
): Promise<Said | Refused> {
  const before = await findSaid(database, sent, by)
  if (before) return before
  const tooMany = await admit?.()
  if (tooMany) return tooMany
  for (;;) {
    const result = await database.transaction().execute(async (transaction) => {
      const meanwhile = await findSaid(transaction, sent, by)
      if (meanwhile) return meanwhile
      // Read first: if a word is added after this, its number is taken.
      const last = await readLastNumber(transaction)
      const word = { ...sent, saidAt: now }
      if (!hasRoomFor(word, await readWords(transaction, now), now)) {
        return { refusal: 'no-room', most: limits.answerBytes } as const
      }
      await forgetOldWords(transaction, now)
      return (await addWord(transaction, last + 1, sent, { by, now })) ? { word, isNew: true } : undefined
    })
    if (result) return result
  }
}

async function findSaid(
  database: Database,
  sent: SentWord,
  by: Speaker,
): Promise<Said | Refused | undefined> {
  const found = await findWord(database, sent.id)
  if (!found) return undefined
  const { saidBy, takenBackAt: _, saidAt, ...said } = found
  const isSame = saidBy === by && JSON.stringify(said) === JSON.stringify(sent)
  return isSame ? { word: { ...sent, saidAt }, isNew: false } : { refusal: 'id-taken' }
}
