import type { OpeningSession } from '#guide/opening-hours/hours.ts'
import { minutesOf } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Language } from '#messages/languages.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { lettersIn, textProblem } from '#today/text.ts'
import {
  type Counter,
  counters,
  type Line,
  limits,
  type Reason,
  type Road,
  type RoadState,
} from '#today/values.ts'
import type { Saying, SentWord } from '#today/word.ts'

export type Drafts = {
  line: { line: Line; hours?: number; seenAt: number }
  tokens: { state?: 'given' | 'gone' | 'none'; counters: readonly Counter[]; at: number }
  hours: { temple?: TempleId; sessions?: readonly OpeningSession[]; reason: Reason }
  road: { road?: Road; state?: RoadState }
  crowd: { temple?: TempleId }
  text: { language: Language; text: string }
}

export type Kind = keyof Drafts

export type Draft = { [Of in Kind]: { kind: Of } & Drafts[Of] }[Kind]

export type FieldsProps<Values> = {
  draft: Values
  opened: number
  change: (changes: Partial<Values>) => void
}

export type DraftProblem = 'sessionsOverlap' | 'textTooLong' | 'textUnreadable'

export function emptyDraft(kind: Kind, now: number, language: Language): Draft {
  switch (kind) {
    case 'line':
      return { kind, line: 'freeLine', seenAt: now }
    case 'tokens':
      return { kind, counters, at: now }
    case 'hours':
      return { kind, reason: 'other' }
    case 'road':
    case 'crowd':
      return { kind }
    case 'text':
      return { kind, language, text: '' }
  }
}

export function sayingOf(draft: Draft): Saying | { problem: DraftProblem } | undefined {
  switch (draft.kind) {
    case 'line': {
      const { hours } = draft
      return hours === undefined ? undefined : { ...draft, hours }
    }
    case 'tokens':
      return tokensOf(draft)
    case 'hours': {
      const { kind, temple, sessions, reason } = draft
      if (temple === undefined || sessions === undefined) return undefined
      const hours = { kind, temple, sessions: [...sessions].sort(byOpening), reason }
      return areApart(hours.sessions) ? hours : { problem: 'sessionsOverlap' }
    }
    case 'road': {
      const { kind, road, state } = draft
      return road && state && { kind, road, state }
    }
    case 'crowd': {
      const { kind, temple } = draft
      return temple && { kind, temple }
    }
    case 'text':
      return textOf(draft)
  }
}

function tokensOf({ kind, state, counters, at }: Draft & { kind: 'tokens' }): Saying | undefined {
  switch (state) {
    case 'given':
      return counters.length === 0 ? undefined : { kind, state, counters: [...counters] }
    case 'gone':
      return { kind, state, at }
    case 'none':
      return { kind, state }
    case undefined:
      return undefined
  }
}

function textOf({ kind, language, text: typed }: Draft & { kind: 'text' }) {
  const text = asSaid(typed)
  if (text === '') return undefined
  if (textProblem(text) === undefined) return { kind, language, text }
  const problem: DraftProblem = isTooLong(text) ? 'textTooLong' : 'textUnreadable'
  return { problem }
}

export function asSaid(typed: string): string {
  return trimEnds(typed.replaceAll(/\s+/g, ' '))
}

function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text).length > limits.textBytes || lettersIn(text) > limits.letters
}

function byOpening(one: OpeningSession, other: OpeningSession): number {
  return minutesOf(one.opens) - minutesOf(other.opens)
}

function areApart(sessions: readonly OpeningSession[]): boolean {
  return sessions.every(({ opens, closes }, index) => {
    const before = sessions[index - 1]
    return minutesOf(opens) < minutesOf(closes) && (!before || minutesOf(before.closes) < minutesOf(opens))
  })
}

export type Span = { /** Null: as soon as it is said. */ from: number | null; until: number }

export function wordOf(
  says: Saying,
  { from, until }: Span,
  { id, now }: { id: string; now: number },
): SentWord | null {
  const begins = Math.max(from ?? now, now)
  return until > begins ? { id, from: begins, until, says } : null
}
