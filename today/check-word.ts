import type { z } from 'zod'
import { limits } from './values.ts'
import { type SentWord, sentWordSchema } from './word.ts'

/** Clocks of phones are wrong by this much, and more is a mistake. */
const skewMs = 15 * 60 * 1000

/** The detail is for programmers; a desk lets nobody enter such a word. */
export function checkWord(body: unknown, now: number): { word: SentWord } | { detail: string } {
  const { data: word, error } = sentWordSchema.safeParse(body)
  if (error) return { detail: describe(error) }
  const detail = timeProblem(word, now)
  return detail === undefined ? { word } : { detail }
}

function timeProblem({ from, until, says }: SentWord, now: number): string | undefined {
  if (until <= from) return 'until: is not after from'
  if (until - from > limits.lastsMs) return 'until: is more than 48 hours after from'
  if (until <= now) return 'until: has passed'
  if (from > now + limits.aheadMs + skewMs) return 'from: is more than 48 hours ahead'
  if (says.kind === 'line') return seenProblem('seenAt', says.seenAt, now)
  if (says.kind === 'tokens' && says.state === 'gone') return seenProblem('at', says.at, now)
  return undefined
}

function seenProblem(field: string, at: number, now: number): string | undefined {
  if (at > now + skewMs) return `says.${field}: is ahead`
  return at < now - limits.seenMs ? `says.${field}: is more than a day ago` : undefined
}

function describe({ issues: [issue] }: z.ZodError): string {
  return issue ? [issue.path.join('.'), issue.message].filter((part) => part !== '').join(': ') : ''
}
