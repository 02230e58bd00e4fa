import type { Guide } from '#guide/schema.ts'
import { translateGuide } from '#guide/texts.ts'
import { languages } from '#web/language/languages.ts'
import { translateWith } from '#web/language/translate.ts'
import { guideMap } from '#web/map/guide-map.server.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import { messagesOf } from '../messages/catalogue-of.ts'

const shorterTemple = 'its number stands alone. A shorter one in guide/map/short-names.ts'
const shorterGateway = 'its sign stands alone. A shorter one in guide/content/gateways/ or its translation'
const shorterFrame = 'its frame stands alone. A shorter one in web/map/map-texts.ts or its translation'

/** The places and frames that a map leaves unlabelled, one line for each map and language. */
export function namesWithoutRoom(guide: Guide): string[] {
  return languages.flatMap((language) => {
    const translate = translateWith(messagesOf(language))
    const { temples, gateways } = translateGuide(guide, translate)
    const { views } = guideMap(
      {
        language,
        temples: temples.map((temple) => ({
          ...temple,
          name: language === 'en' ? temple.name : temple.localNames[language].value,
        })),
        gateways,
      },
      mapTexts(translate),
    )
    const isTemple = (id: string) => temples.some((temple) => temple.id === id)
    return views.flatMap(({ id: view, marks, frame }) => {
      const items = [
        ...marks.map(({ id, label }) => ({
          id,
          label,
          advice: isTemple(id) ? shorterTemple : shorterGateway,
        })),
        ...(frame ? [{ id: frame.href.replace(/.*#/, ''), label: frame.label, advice: shorterFrame }] : []),
      ]
      return items
        .filter(({ label }) => label.lines.length === 0)
        .map(
          ({ id, advice }) =>
            `${id}: the map "${view}" has no room for its name in ${language}: ${advice} may fit.`,
        )
    })
  })
}
