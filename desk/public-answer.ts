import { hash } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { answerOf } from '#today/standing.ts'
import { readWords } from './store.ts'

type PublicAnswer = { text: string; etag: string }

const freshMs = 1000

/**
 * For a second, a process answers from memory. Thousands may ask behind one address, and none may be refused, so what they
 * ask costs no query; other processes know a new word a second later.
 */
export function publicAnswers(database: Database, clock: () => number) {
  let kept: { at: number; answer: Promise<PublicAnswer> } | undefined
  return {
    read(): Promise<PublicAnswer> {
      const now = clock()
      const isFresh = kept !== undefined && Math.abs(now - kept.at) < freshMs
      if (!kept || !isFresh) kept = { at: now, answer: readAnswer(database, now) }
      return kept.answer
    },
    forget(): void {
      kept = undefined
    },
  }
}

async function readAnswer(database: Database, now: number): Promise<PublicAnswer> {
  const text = JSON.stringify(answerOf(await readWords(database, now), now))
  return { text, etag: hash('sha256', text, 'base64url') }
}
