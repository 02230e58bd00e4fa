import type { NamedDays } from '#guide/calendar/calendar.ts'
import type { Fact } from '#guide/fact-schema.ts'
import { mapLinks } from '#guide/map/links.ts'
import type { Temple } from '#guide/schema.ts'
import { type Language, languages } from '#messages/languages.ts'
import type { TempleInLanguage } from '#web/guide/temples/guide.server.ts'
import { namedDays } from '#web/guide/temples/occasions/occasion.ts'
import { type ShownWaysIn, shownWaysIn } from '#web/guide/temples/tickets/ways-in.ts'
import { visitsTo } from '#web/guide/temples/visit-text.ts'

type RulesOnPage = Omit<Temple['beforeYouEnter'], 'tickets'> &
  Partial<Pick<Temple['beforeYouEnter'], 'tickets'>>

export type TemplePageData = Omit<
  TempleInLanguage,
  | 'localNames'
  | 'photograph'
  | 'coordinates'
  | 'crowdedHours'
  | 'crowdedDays'
  | 'occasions'
  | 'waysIn'
  | 'beforeYouEnter'
  | 'visitMinutes'
  | 'visitMinutesWith'
  | 'likelyHours'
  | 'footpaths'
  | 'suspendable'
  | 'hoursText'
> & {
  /** Their evidence is that of the hours. */
  hoursInWords: string | null
  /** Without what the ways in tell. */
  beforeYouEnter: RulesOnPage
  visit?: Temple['visitMinutes']
  occasions: readonly NamedDays[]
  waysIn?: ShownWaysIn
  crowd?: Fact<string>
  photograph: Temple['photograph'] | undefined
  coordinates: Temple['coordinates']
  /** The name in the language of the page; null in English, where it is the one of the specification. */
  ownName: Fact<string> | null
  teluguName: Fact<string>
  /** The names in the other languages; the English one has no fact, as it is the one of the specification. */
  otherNames: { language: Language; name: string; fact: Fact<string> | null }[]
  mapLinks: ReturnType<typeof mapLinks>
}

export function templePageData(
  temple: TempleInLanguage,
  original: Temple,
  language: Language,
  crowd: Fact<string> | undefined,
): TemplePageData {
  const {
    localNames,
    occasions,
    crowdedDays: _crowdedDays,
    crowdedHours: _crowdedHours,
    visitMinutesWith: _visitMinutesWith,
    likelyHours: _likelyHours,
    footpaths: _footpaths,
    suspendable: _suspendable,
    hoursText,
    beforeYouEnter,
    visitMinutes,
    waysIn,
    ...shown
  } = temple
  const { tickets: _tickets, ...rules } = beforeYouEnter
  const nameIn = (one: Language) => {
    const fact = one === 'en' ? null : localNames[one]
    return { language: one, name: fact?.value ?? original.name, fact }
  }
  return {
    ...shown,
    hoursInWords: hoursText.value,
    occasions: occasions.map(namedDays),
    ...(waysIn
      ? { beforeYouEnter: rules, waysIn: shownWaysIn(waysIn) }
      : { beforeYouEnter, visit: visitMinutes }),
    ...(crowd && { crowd }),
    photograph: temple.photograph,
    ownName: nameIn(language).fact,
    teluguName: localNames.te,
    otherNames: languages.filter((one) => one !== language && one !== 'te').map(nameIn),
    mapLinks: mapLinks(temple.coordinates.value),
  }
}

export function printedFacts(temple: TempleInLanguage) {
  const { deity, openingHours, hoursText, crowdedHours, distances, gettingThere, beforeYouEnter } = temple
  const rules = Object.values(beforeYouEnter).filter((rule) => rule !== undefined)
  const crowds = crowdedHours ? [crowdedHours] : []
  return [
    deity,
    openingHours,
    hoursText,
    ...crowds,
    gettingThere,
    ...visitsTo(temple),
    ...Object.values(distances),
    ...rules,
  ]
}
