import type { Fact } from '#guide/fact-schema.ts'
import { mapLinks } from '#guide/map/links.ts'
import type { Temple } from '#guide/schema.ts'
import { forDriver } from '#guide/travel/for-driver.ts'
import { type Language, languages } from '#messages/languages.ts'
import type { TempleInLanguage } from '#web/guide/temples/guide.server.ts'
import { namedDays } from '#web/guide/temples/occasions/occasion.ts'
import { pick } from '#web/guide/temples/pick.ts'
import { shownWaysIn } from '#web/guide/temples/tickets/ways-in.ts'
import { visitsTo } from '#web/guide/temples/visit-text.ts'

const shown = [
  'id',
  'name',
  'description',
  'deity',
  'openingHours',
  'distances',
  'coordinates',
  'gettingThere',
  'festivals',
  'officialPage',
  'inShort',
  'exceptions',
  'drawingInWords',
  'photograph',
] as const

const rules = ['dress', 'phonesAndCameras', 'bagsAndFootwear', 'stepsAndSeating'] as const

export type TemplePageData = ReturnType<typeof templePageData>

export function templePageData(
  temple: TempleInLanguage,
  original: Temple,
  language: Language,
  crowd: Fact<string> | undefined,
) {
  const { localNames, beforeYouEnter, waysIn } = temple
  const nameIn = (one: Language) => {
    const fact = one === 'en' ? null : localNames[one]
    return { language: one, name: fact?.value ?? original.name, fact }
  }
  return {
    ...pick(temple, shown),
    forDriver: forDriver(temple),
    /** Their evidence is that of the hours. */
    hoursInWords: temple.hoursText.value,
    occasions: temple.occasions.map(namedDays),
    beforeYouEnter: waysIn ? pick(beforeYouEnter, rules) : beforeYouEnter,
    waysIn: waysIn && shownWaysIn(waysIn),
    visit: waysIn ? undefined : temple.visitMinutes,
    crowd,
    /** The name in the language of the page; null in English, where it is the one of the specification. */
    ownName: nameIn(language).fact,
    teluguName: localNames.te,
    /** The names in the other languages; the English one has no fact, as it is the one of the specification. */
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
