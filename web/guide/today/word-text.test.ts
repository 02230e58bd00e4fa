import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import fc from 'fast-check'
import { languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { publicWord, seven, word } from '#today/testing/words.ts'
import { lines, reasons, roadStates, roads } from '#today/values.ts'
import type { Saying } from '#today/word.ts'
import { speak } from '#web/language/translate.ts'
import { todayTextsIn } from './today-texts.server.ts'
import { wordText } from './word-text.ts'

const hourMs = 3_600_000
const now = new Date(seven + 10 * 60_000)

afterEach(() => speak('en', {}))

describe('a word', () => {
  const cases: [Saying, readonly [en: string, te: string, hi: string, ta: string, kn: string]][] = [
    [
      { kind: 'line', line: 'freeLine', hours: 18, seenAt: seven + 10 * 60_000 },
      [
        'Travel desk, 7:10 am: the line without a ticket at Tirumala takes about 18 hours.',
        'యాత్రికుల సహాయ కేంద్రం, ఉదయం 7:10: తిరుమలలో టికెట్ లేని క్యూ సుమారు 18 గంటలు.',
        'यात्रा सहायता केंद्र, सुबह 7:10: तिरुमला में बिना टिकट वाली लाइन लगभग 18 घंटे।',
        'யாத்ரீகர் உதவி மையம், காலை 7:10: திருமலையில் டிக்கெட் இல்லா வரிசை சுமார் 18 மணி நேரம்.',
        'ಯಾತ್ರಿಕರ ಸಹಾಯ ಕೇಂದ್ರ, ಬೆಳಿಗ್ಗೆ 7:10: ತಿರುಮಲದಲ್ಲಿ ಟಿಕೆಟ್ ಇಲ್ಲದವರ ಸಾಲು ಸುಮಾರು 18 ಗಂಟೆ.',
      ],
    ],
    [
      { kind: 'hours', temple: 'iskcon', sessions: [], reason: 'visitOfState' },
      [
        'Travel desk, 7 am: Iskon is closed until 7 pm (a state visit).',
        'యాత్రికుల సహాయ కేంద్రం, ఉదయం 7:00: ఇస్కాన్ సాయంత్రం 7:00 వరకు మూసి ఉంటుంది (ప్రముఖుల పర్యటన).',
        'यात्रा सहायता केंद्र, सुबह 7:00: इस्कॉन शाम 7:00 बजे तक बंद (राजकीय यात्रा)।',
        'யாத்ரீகர் உதவி மையம், காலை 7:00: இஸ்கான் மாலை 7:00 மணி வரை மூடியிருக்கும் (அரசு விருந்தினர் வருகை).',
        'ಯಾತ್ರಿಕರ ಸಹಾಯ ಕೇಂದ್ರ, ಬೆಳಿಗ್ಗೆ 7:00: ಇಸ್ಕಾನ್ ಸಂಜೆ 7:00ರವರೆಗೆ ಮುಚ್ಚಿರುತ್ತದೆ (ಗಣ್ಯರ ಭೇಟಿ).',
      ],
    ],
  ]
  for (const [says, texts] of cases) {
    for (const [index, language] of languages.entries()) {
      it(`about ${says.kind} reads as people say it in ${language}`, () => {
        speak(language, messagesOf(language))
        const text = wordText(publicWord(word(says)), todayTextsIn(language).names, now)
        assert.equal(text.replaceAll('\u00a0', ' '), texts[index])
      })
    }
  }

  it('says when it ends, and of a day’s end only the day', () => {
    const midnight = seven + 17 * hourMs
    for (const [more, text] of [
      [{ until: midnight }, 'the hill road is closed today.'],
      [{ until: seven + 5 * hourMs }, 'the hill road is closed until noon.'],
      [{ until: midnight + 9 * hourMs }, 'the hill road is closed until 30 November, 9 am.'],
      [{ from: seven + 2 * hourMs, until: midnight }, 'the hill road is closed from 9 am on.'],
      [{ from: seven + 2 * hourMs, until: seven + 5 * hourMs }, 'the hill road is closed from 9 am to noon.'],
    ] as const) {
      const said = publicWord(
        word(
          { kind: 'road', road: 'hillRoad', state: 'shut' },
          { ...more, saidAt: seven, from: 'from' in more ? more.from : seven },
        ),
      )
      assert.equal(
        wordText(said, todayTextsIn('en').names, now).replaceAll('\u00a0', ' '),
        `Travel desk, 7 am: ${text}`,
      )
    }
  })

  it('of yesterday is told with its day', () => {
    const said = publicWord(word({ kind: 'crowd', temple: 'tiruchanoor' }))
    const text = wordText(said, todayTextsIn('en').names, new Date(seven + 20 * hourMs))
    assert.match(text.replaceAll('\u00a0', ' '), /^Travel desk, 29 November, 7 am: /)
  })

  const sayings: Saying[] = [
    ...reasons.map((reason): Saying => ({ kind: 'hours', temple: 'kanipakam', sessions: [], reason })),
    {
      kind: 'hours',
      temple: 'kanipakam',
      sessions: [{ opens: '06:00', closes: '11:00' }],
      reason: 'festival',
    },
    ...lines.flatMap((line): Saying[] =>
      [0, 0.5, 30].map((hours) => ({ kind: 'line', line, hours, seenAt: seven })),
    ),
    ...roads.flatMap((road) => roadStates.map((state): Saying => ({ kind: 'road', road, state }))),
    { kind: 'tokens', state: 'given', counters: ['srinivasam', 'bhudevi', 'vishnuNivasam'] },
    { kind: 'tokens', state: 'gone', at: seven },
    { kind: 'tokens', state: 'none' },
    { kind: 'crowd', temple: 'iskcon' },
  ]

  for (const language of languages) {
    it(`leaves nothing open and nothing in English, whatever it says, in ${language}`, () => {
      speak(language, messagesOf(language))
      const { names } = todayTextsIn(language)
      const time = fc.integer({ min: -40, max: 40 })
      fc.assert(
        fc.property(
          fc.constantFrom(...sayings),
          time,
          fc.integer({ min: 1, max: 48 }),
          (says, from, lasts) => {
            const begins = seven + from * hourMs
            const said = publicWord(word(says, { from: begins, until: begins + lasts * hourMs }))
            const text = wordText(said, names, now)
            assert.doesNotMatch(text, /[{}]|undefined/)
            if (language !== 'en') assert.doesNotMatch(text, /[A-Za-z]/)
          },
        ),
      )
    })
  }
})
