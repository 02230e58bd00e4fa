import type { WaysIn } from '#guide/schema.ts'
import { type Stated, withoutSources } from '#guide/stated.ts'
import { wayInIds } from '#guide/ways-in.ts'
import type { CitedFact } from '#web/guide/facts/sources.tsx'
import type { Exception, Way, WaysInWithExceptions } from '#web/guide/temples/occasions/exceptions.tsx'
import type { SaidWait } from '#web/guide/today/todays.ts'
import { durationRangeText } from '#web/language/duration-text.ts'
import { message, t } from '#web/language/translate.ts'

/** Without sources, which some pages leave to others. */
export type ShownWaysIn = Record<
  Way,
  { wait: Stated<SaidWait>; how: Stated<string>; exceptions: readonly Exception[] }
> & { booking: Stated<string> }

export const waysIn: { way: Way; id: string; name: string }[] = [
  { way: 'freeLine', id: wayInIds.freeLine, name: message('Free line (Sarva Darshan)') },
  { way: 'timedToken', id: wayInIds.timedToken, name: message('Free token with a time (SSD)') },
  { way: 'specialEntry', id: wayInIds.specialEntry, name: message('Special Entry ticket') },
]

/** The answer that tells of them, with their sources. */
export const ticketsPage = '/good-to-know/darshan'

export const bookingId = 'booking'

export function shownWaysIn(of: WaysInWithExceptions): ShownWaysIn {
  const shown = ({ wait, how, exceptions }: WaysInWithExceptions[Way]) => ({
    wait: withoutSources(wait),
    how: withoutSources(how),
    exceptions,
  })
  return {
    freeLine: shown(of.freeLine),
    timedToken: shown(of.timedToken),
    specialEntry: shown(of.specialEntry),
    booking: withoutSources(of.booking),
  }
}

export function waitText({ leastMinutes, mostMinutes, said }: SaidWait): string {
  if (said) return said
  return t('{duration} in line', { duration: durationRangeText(leastMinutes, mostMinutes) })
}

export function citedWaysIn(of: WaysIn): CitedFact[] {
  return [
    ...waysIn.flatMap(({ way, id, name }) => [
      { id: waitId(id), at: id, about: t(name), fact: of[way].wait },
      { id: howId(id), at: id, about: t(name), fact: of[way].how },
    ]),
    { id: bookingId, about: t('Book on the official site'), fact: of.booking },
  ]
}

export function waitId(id: string): string {
  return `${id}-wait`
}

export function howId(id: string): string {
  return `${id}-how`
}
