import { nightEnds } from '#day/night.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import { sharedValue } from '#web/shell/device/shared-value.ts'
import { signedTaps } from './former-formats.ts'
import { markDayCount, mirrorKey, readLines, type Tap, words } from './mirror-format.ts'

/** The mirror is in local storage, because reading that takes no further download. */
export type Mirror = {
  id: string | null
  temples: readonly string[]
  /** Taps that are not stored yet, at most one for each temple. */
  taps: readonly Tap[]
  favourites: readonly string[]
}

/** Taps are stored apart from the rest, because a tab that writes the rest may not have heard of them. */
export const tapsKey = 'my-day-taps'

const mirror = sharedValue<Mirror>({ id: null, temples: [], taps: [], favourites: [] })
mirror.set(readMirror())

export const { now: currentMirror, useValue: useMirror } = mirror

export function setMirror(next: Mirror): void {
  const { id, temples, taps, favourites } = next
  if (taps !== currentMirror().taps) keepLocally(tapsKey, taps.join(' '))
  const lines = [id ?? '', temples.join(' '), '', favourites.join(' ')].join('\n')
  keepLocally(mirrorKey, lines.trim() && [lines, currentDate()].join('\n'))
  show(next)
}

/** A tap wins over what is stored, as another tab or device may have written in the meantime. */
export function withTaps(temples: readonly string[], taps: readonly Tap[]): string[] {
  const left = temples.filter((temple) => !taps.includes(`-${temple}`))
  const added = taps.flatMap((tap) => (tap[0] === '+' ? tap.slice(1) : []))
  return [...new Set([...left, ...added])]
}

export function readMirror(): Mirror {
  const { taps: formerTaps, writtenOn, ...lines } = readLines()
  const taps = signedTaps(readTaps(), formerTaps, lines.temples)
  // What was in hand on another date does not hide today's plan.
  const id = writtenOn === '' || writtenOn === currentDate() ? lines.id : null
  return { ...lines, id, temples: withTaps(lines.temples, taps), taps }
}

/** The hours after midnight are those of the evening before: the day that was followed then may not be over. */
function currentDate(): string {
  return dateInIndia(new Date(Date.now() - nightEnds * 60_000))
}

/** Holds taps of other tabs, too, which this one may not have heard of yet. */
export function readTaps(): string[] {
  return words(readLocally(tapsKey) ?? '')
}

export function followMirror(): void {
  // Another tab has written; without a key, all storage was cleared.
  addEventListener('storage', ({ key }) => {
    if (key?.startsWith(mirrorKey) ?? true) show(readMirror())
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(readMirror())
  })
}

function show(next: Mirror): void {
  markDayCount(next)
  mirror.set(next)
}
