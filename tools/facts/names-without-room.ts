import type { Guide } from '#guide/guide.ts'
import { translateGuide } from '#guide/texts.ts'
import { languages } from '#web/language/languages.ts'
import { messageKey } from '#web/language/message-key.ts'
import { speak } from '#web/language/translate.ts'
import { guideMap } from '#web/map/guide-map.server.ts'
import { mapTexts } from '#web/map/map-texts.ts'
import { messagesOf } from '../messages/catalogue-of.ts'

/** The places whose name a map leaves out, a line for each map and language. */
export function namesWithoutRoom(guide: Guide): string[] {
  const lines = languages.flatMap((language) => {
    const messages = messagesOf(language)
    speak(language, messages)
    const { temples, gateways } = translateGuide(guide, (text) => messages[messageKey(text)] ?? text)
    const { views } = guideMap(
      {
        language,
        temples: temples.map((temple) => ({
          ...temple,
          name: language === 'en' ? temple.name : temple.localNames[language].value,
        })),
        gateways,
      },
      mapTexts(),
    )
    return views.flatMap(({ id: view, marks }) =>
      marks
        .filter(({ label }) => label.lines.length === 0)
        .map(({ id }) => `${id}: the map "${view}" has no room for its name in ${language}`),
    )
  })
  speak('en', {})
  return lines
}
