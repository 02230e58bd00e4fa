import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { textsOf, translateGuide } from '#guide/texts.ts'
import { type Language, languages } from '#messages/languages.ts'
import { contentOf, messagesOf } from '#site/messages/messages-of.ts'
import { timeText } from './time-text.ts'
import { saidIn, t } from './translate.ts'

for (const language of languages.filter((one) => one !== 'en'))
  it(`no text of the guide names the part of the day twice for one span of time: ${language}`, () => {
    const texts = saidTexts(language)
    const doubled = spansOfOnePart(language)
    assert.deepEqual(
      texts.filter(([, text]) => doubled.some((span) => span.test(text))),
      [],
    )
  })

function saidTexts(language: Language): [id: string, text: string][] {
  const said: [string, string][] = []
  const inLanguage = contentOf(language)
  translateGuide(guide, (english, id, figures) => {
    const text = inLanguage(english, id, figures)
    said.push([id, text.replaceAll('\u00a0', ' ')])
    return text
  })
  assert.equal(said.length, textsOf(guide).size)
  return said
}

/** "in the evening 4:00 to in the evening 5:40", as this language says "in the evening" and "to". */
function spansOfOnePart(language: Language): RegExp[] {
  return saidIn(language, messagesOf(language), () => {
    const [, between = ''] = /<(.*)>/.exec(t('{from} to {until}', { from: '<', until: '>' })) ?? []
    assert.ok(between)
    return [3, 5, 12, 16, 20].map((hour) => {
      const part = timeText(hour * 60).replace(/\u00a0\S+$/, '')
      return new RegExp(`${part} [\\d:]+(?: [^\\s\\d]+)?${between}${part} \\d`)
    })
  })
}
