import { oldestCheck } from '#guide/age.ts'
import { guide } from '#guide/guide.ts'
import { t } from '../../language/translate.ts'
import { templeMap } from '../../map/guide-map.server.ts'
import { mapTexts } from '../../map/map-texts.ts'
import { printedHelpline } from '../../paper/printed-helplines.tsx'
import { builtContact, builtStreets } from '../../site-format.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor, withCardLines } from '../../temples/guide.server.ts'
import { listedGateways } from '../../temples/listed-gateway.ts'
import { crowdInWords } from '../../temples/page/crowd.server.ts'
import { printedFacts, templePageData } from '../../temples/page/temple-page.ts'
import { templeStructuredData } from '../../temples/page/temple-structured-data.ts'

export function loader({ language, id }: LoaderArgs) {
  const wholeGuide = guideFor(language)
  const inLanguage = withCardLines(wholeGuide)
  const temple = inLanguage.temples.find((one) => one.id === id)
  const original = guide.temples.find((one) => one.id === id)
  if (!temple || !original) throw new Error(`No temple is ${id}`)
  return {
    temple: templePageData(temple, original, inLanguage.language, crowdInWords(temple)),
    gateways: listedGateways(inLanguage.gateways),
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
