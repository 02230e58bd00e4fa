import { templeIds } from '#guide/temple-ids.ts'
import { languages } from '#messages/languages.ts'
import { counters, lines, reasons, roadStates, roads } from './values.ts'
import type { Answer, Saying, Word } from './word.ts'

/** More than an answer may have, so that one with more room can still be read. */
const mostCharacters = 8192

/**
 * The answer in a text that came over a network, or null if it is none: a portal's page, half an answer, another version. A
 * word that only a newer version of this program knows is left out.
 */
export function readAnswer(text: string): Answer | null {
  if (text.length > mostCharacters) return null
  const answer = parsed(text)
  if (!isObject(answer) || answer.version !== 1 || !isTimeOrNull(answer.asOf)) return null
  const { asOf, words } = answer
  if (!Array.isArray(words) || !words.every(isAnyWord)) return null
  return { version: 1, asOf, words: words.filter(isKnownWord) }
}

export function isWord(value: unknown): value is Word {
  return isAnyWord(value) && isKnownWord(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Check = (value: unknown) => boolean

type Checks<Kind extends Saying['kind']> = Record<
  Exclude<keyof Extract<Saying, { kind: Kind }>, 'kind'>,
  Check
>

const checks: { [Kind in Saying['kind']]: Checks<Kind> } = {
  hours: { temple: oneOf(templeIds), sessions: listOf(isSession), reason: oneOf(reasons) },
  line: { line: oneOf(lines), hours: Number.isFinite, seenAt: isTime },
  tokens: { state: oneOf(['given', 'gone', 'none']) },
  road: { road: oneOf(roads), state: oneOf(roadStates) },
  crowd: { temple: oneOf(templeIds) },
  text: { language: oneOf(languages), text: isText },
}

const tokenChecks: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  given: { counters: listOf(oneOf(counters)) },
  gone: { at: isTime },
}

type AnyWord = Omit<Word, 'says'> & { says: Record<string, unknown> & { kind: string } }

function isAnyWord(word: unknown): word is AnyWord {
  if (!isObject(word)) return false
  const { id, from, until, saidAt, says } = word
  return isText(id) && [from, until, saidAt].every(isTime) && isObject(says) && isText(says.kind)
}

function isKnownWord(word: AnyWord): word is AnyWord & Word {
  const { says } = word
  const ofKind = Object.hasOwn(checks, says.kind) ? checks[says.kind as Saying['kind']] : undefined
  const ofState = says.kind === 'tokens' ? tokenChecks[String(says.state)] : undefined
  return ofKind !== undefined && fits(says, ofKind) && fits(says, ofState ?? {})
}

function fits(value: Record<string, unknown>, checks: Readonly<Record<string, Check>>): boolean {
  return Object.entries(checks).every(([field, isRight]) => isRight(value[field]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isTimeOrNull(value: unknown): value is number | null {
  return value === null || isTime(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isSession(value: unknown): boolean {
  return (
    isObject(value) && [value.opens, value.closes].every((time) => isText(time) && /^\d\d:\d\d$/.test(time))
  )
}

function oneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value)
}

function listOf(isOne: Check): Check {
  return (value) => Array.isArray(value) && value.every(isOne)
}
