import { oldestCheck } from '#guide/age.ts'
import { guide } from '#guide/guide.ts'
import { printedHelpline } from '#web/guide/paper/printed-helplines.tsx'
import { guideFor, withCardLines } from '#web/guide/temples/guide.server.ts'
import { shownGateways } from '#web/guide/temples/shown-gateways.ts'
import { t } from '#web/language/translate.ts'
import { templeMap } from '#web/map/guide-map.server.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import type { LoaderArgs } from '#web/shell/start/page.ts'
import type { PageHead } from '#web/shell/start/page-head.ts'
import { builtContact, builtStreets } from '#web/site-format.ts'
import { crowdInWords } from './crowd.server.ts'
import { printedFacts, templePageData } from './temple-page.ts'
import { templeStructuredData } from './temple-structured-data.ts'

export function loader({ language, id }: LoaderArgs) {
  const wholeGuide = guideFor(language)
  const inLanguage = withCardLines(wholeGuide)
  const temple = inLanguage.temples.find((one) => one.id === id)
  const original = guide.temples.find((one) => one.id === id)
  if (!temple || !original) throw new Error(`No temple is ${id}`)
  return {
    temple: templePageData(temple, original, inLanguage.language, crowdInWords(temple)),
    gateways: shownGateways(inLanguage.gateways),
    checkedOn: oldestCheck(printedFacts(temple)) ?? '',
    // Whoever runs it answers questions about it.
    phone: temple.waysIn && inLanguage.helplines.find(({ id }) => id === 'ttd-information')?.numbers.value[0],
    helplines: inLanguage.helplines.filter(({ emergency }) => emergency).map(printedHelpline),
    contact: builtContact,
    map: templeMap(temple.id, wholeGuide, mapTexts(t)),
  }
}

export function head({ temple }: ReturnType<typeof loader>): PageHead {
  const path = `/temples/${temple.id}`
  return {
    title: t('{temple} – Travel Visit', { temple: temple.name }),
    description: temple.description.value,
    path,
    picture: temple.id,
    structuredData: templeStructuredData(temple, path),
    showsDistances: true,
    streets: builtStreets,
  }
}
