import { limits } from './values.ts'
import type { Answer, Saying, Word } from './word.ts'

export type KeptWord = Word & { takenBackAt: number | null }

/** What is taken back so soon was a slip, and what it replaced comes back. */
const slipMs = 10 * 60 * 1000

/** Of two words about the same thing, the later holds. Each language has one free text. */
export function subjectOf(says: Saying): string {
  switch (says.kind) {
    case 'hours':
    case 'crowd':
      return `${says.kind} ${says.temple}`
    case 'line':
      return `line ${says.line}`
    case 'tokens':
      return 'tokens'
    case 'road':
      return `road ${says.road}`
    case 'text':
      return `text ${says.language}`
  }
}

/**
 * What stands at a moment, or will later, of words in the order in which they were said. A later word about the same thing
 * ends an earlier one when it begins, for good.
 */
export function standing(kept: readonly KeptWord[], now: number): Word[] {
  const laterBySubject = new Map<string, KeptWord[]>()
  return kept
    .filter(({ saidAt, takenBackAt }) => takenBackAt === null || takenBackAt - saidAt >= slipMs)
    .reverse()
    .flatMap((word): Word[] => {
      const subject = subjectOf(word.says)
      const later = laterBySubject.get(subject) ?? []
      const { takenBackAt, ...said } = word
      const until = endOf(word, later)
      later.push(word)
      laterBySubject.set(subject, later)
      return takenBackAt === null && until > Math.max(word.from, now) ? [{ ...said, until }] : []
    })
    .reverse()
}

export function standsAt({ from, until }: Pick<Word, 'from' | 'until'>, now: number): boolean {
  return from <= now && now < until
}

function endOf(word: KeptWord, later: readonly KeptWord[]): number {
  return later.reduce((until, other) => {
    const otherUntil = Math.min(other.until, other.takenBackAt ?? other.until)
    const isOverlapping = other.from < Math.min(until, otherUntil) && word.from < otherUntil
    return isOverlapping ? Math.max(word.from, other.from) : until
  }, word.until)
}

/** Of words that have not ended. If there are too many, the earliest are left out. */
export function answerOf(kept: readonly KeptWord[], now: number): Answer {
  const words = standing(kept, now)
  const times = kept.flatMap(({ saidAt, takenBackAt }) => [saidAt, takenBackAt ?? saidAt])
  const asOf = words.length === 0 ? null : Math.max(...times)
  const answer = (from: number): Answer => ({ version: 1, asOf, words: words.slice(from) })
  let from = 0
  while (bytesOf(answer(from)) > limits.answerBytes) from += 1
  return answer(from)
}

export function hasRoomFor(word: Word, kept: readonly KeptWord[], now: number): boolean {
  const all = [...kept, { ...word, takenBackAt: null }]
  return answerOf(all, now).words.length === standing(all, now).length
}

function bytesOf(answer: Answer): number {
  return new TextEncoder().encode(JSON.stringify(answer)).length
}
