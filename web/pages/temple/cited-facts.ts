import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { CitedFact } from '#web/guide/facts/sources.tsx'
import { cardLines, distanceId } from '#web/guide/temples/distance-text.ts'
import { ownNames } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { citedRules } from './before-you-enter.tsx'
import type { TemplePageData } from './temple-page.ts'
import { driveId } from './way-line.tsx'

export function citedFacts(temple: TemplePageData, gateways: readonly ShownGateway[]): CitedFact[] {
  const { name, ownName, teluguName, otherNames, distances, gettingThere, photograph } = temple
  const lines = cardLines(gateways, distances)
  const [first] = lines
  return [
    { id: 'opening-hours', at: 'hours', about: t('Opening hours'), fact: temple.openingHours },
    ...lines.map(({ gateway, from, fact }) => ({ id: distanceId(gateway), about: from, fact })),
    ...(first
      ? [{ id: driveId, at: 'way', about: t('Time by road'), fact: driveEstimate(first.fact.checkedOn) }]
      : []),
    ...citedRules(temple.beforeYouEnter),
    ...(temple.visit ? [{ id: 'visit', about: t('How long a visit takes'), fact: temple.visit }] : []),
    ...(temple.crowd ? [{ id: 'crowd', about: t('How long a visit takes'), fact: temple.crowd }] : []),
    { id: 'ways', about: t('Getting there'), fact: gettingThere },
    { id: 'point', at: 'getting-there', about: t('The point on the map'), fact: temple.coordinates },
    { id: 'deity', about: t('Deity'), fact: temple.deity },
    { id: 'description', about: t('About this temple'), fact: temple.description },
    ...(photograph ? [{ id: 'photograph', about: t('Photograph'), fact: photograph }] : []),
    ...(ownName ? [{ id: 'own-name', at: 'name', about: name, fact: ownName }] : []),
    ...(spokenLanguage() === 'te'
      ? []
      : [{ id: 'name-te', at: 'name', about: ownNames.te, fact: teluguName }]),
    ...otherNames.flatMap(({ language, fact }) =>
      fact ? [{ id: `name-${language}`, about: ownNames[language], fact }] : [],
    ),
    { id: 'festival-days', about: t('Festivals'), fact: temple.festivals },
    { id: 'official-page', about: t('Official page'), fact: temple.officialPage },
  ]
}

function driveEstimate(checkedOn: string): CitedFact['fact'] {
  return {
    value: true,
    confidence: 'low',
    checkedOn,
    sources: [],
    note: t(
      'Our estimate from the distance: slow through the town, faster outside it, and slow again on the hill road to Tirumala.',
    ),
  }
}
