import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { placeholder } from '#guide/figures/figure.ts'
import { guide } from '#guide/guide.ts'
import { textsOf } from '#guide/texts.ts'
import { catalogueOf, translationsIn } from '#messages/catalogue.ts'
import { type Language, languages } from '#messages/languages.ts'
import { allGlossaryWarnings, warningsAbout } from './catalogues.ts'
import { interfaceTexts } from './interface-texts.ts'

const letters: Record<Exclude<Language, 'en'>, RegExp> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
}

const webTexts = [...interfaceTexts(fileURLToPath(new URL('../../web', import.meta.url))).keys()]

const englishTexts = [...textsOf(guide).values(), ...webTexts]

describe('the translations', () => {
  const translations = languages
    .filter((language) => language !== 'en')
    .flatMap((language) => translationsIn(catalogueOf(language)).map(([, text]) => ({ language, text })))

  it('keep to the renderings of the glossary', () => assert.deepEqual(allGlossaryWarnings(), []))

  it("have no letters of another language of India, which most readers can't read", () => {
    const foreign = translations.filter(({ language, text }) =>
      Object.entries(letters).some(([other, letter]) => other !== language && letter.test(text)),
    )
    assert.deepEqual(foreign, [])
  })

  it('leave figures to the guide, which writes them in every language', () => {
    const figuresIn = (text: string) => [...new Set(text.replace(placeholder, '').match(/\d+/g))].toSorted()
    const others = languages
      .filter((language) => language !== 'en')
      .flatMap((language) =>
        [...catalogueOf(language).content].flatMap(([id, { source, translation }]) => {
          const isRight = figuresIn(translation).join() === figuresIn(source).join()
          // Notes say what a source said, in digits where a language likes them better than words.
          return isRight || id.endsWith('.note') ? [] : `${language} ${id}`
        }),
      )
    assert.deepEqual(others, [])
  })

  it('group large numbers as people do in India', () => {
    assert.deepEqual(
      translations.filter(({ text }) => /\d{3},\d{3}/.test(text)),
      [],
    )
  })

  it('say times by the part of the day, not by 24 hours', () => {
    assert.deepEqual(
      translations.filter(({ text }) => /(?<!\d)(0\d|1[3-9]|2\d):\d\d(?!\d)/.test(text)),
      [],
    )
  })
})

it('sums of money have the sign of the rupee in English, each its own', () => {
  assert.ok(englishTexts.some((text) => text.includes('₹')))
  assert.deepEqual(
    englishTexts.filter((text) => /\b(rupees?|Rs|INR)\b|₹ |₹[\d,]*\d (and|or|to) \d/i.test(text)),
    [],
  )
})

it('English says what we could not find out after the verb', () => {
  assert.ok(englishTexts.some((text) => text.includes('We could not find out')))
  assert.deepEqual(
    englishTexts.filter((text) =>
      /\b(find out|found (nothing|none)|not sure of|do not say)[.;:,]|\bholds now\b/.test(text),
    ),
    [],
  )
})

it('no text of the interface takes the device in somebody’s hands for a phone', () => {
  assert.ok(webTexts.length > 500)
  assert.deepEqual(
    webTexts.filter((text) => /\b(this|that|your|every) phone\b(?! number)/i.test(text)),
    [],
  )
})

it('what is counted has a singular and a plural', () => {
  // In all our languages these are never of one, or alike for one and for many.
  const others = [
    '{least} characters or more. A few words with spaces between them are easy to remember.',
    'Choose a password of {least} characters or more',
    'The note of that day would have {count} characters. At most {most} can be saved.',
    '{seen} of {count} temples seen',
    '{count} of {total} temples',
    'All {count} days',
    'All {count} temples',
    '{count} left out',
    'See all {count} temples',
    '{number} minutes to {most}',
    '{hours} h in line without a ticket',
    '{minutes} min',
    'Open · at least {minutes} min left',
    'Open · {minutes} min left',
    '{number} km',
    '{number} m',
  ]
  const counted = [...catalogueOf('hi').texts].flatMap(([text, { plural }]) =>
    /\{(count|days|hours|least|minutes|number|total)\} (?!of|to|are)\w/.test(text) && !plural ? text : [],
  )
  assert.deepEqual(counted.toSorted(), others.toSorted())
})

describe('the glossary finds translations that misled', () => {
  for (const [what, language, text, translation] of [
    ['a plan that is a day', 'te', 'Delete this plan', 'ఈ రోజును తొలగించండి'],
    ['a plan that is a day', 'hi', 'Plan deleted', 'दिन मिटाया गया'],
    ['a plan that is tomorrow', 'ta', 'Change the plan', 'நாளை மாற்றவும்'],
    ['a plan that is a day', 'kn', 'Your plans and visits', 'ನಿಮ್ಮ ದಿನಗಳು, ಭೇಟಿಗಳು'],
    ["today's plan", 'te', 'Send this plan', 'ఈ రోజు ప్లాన్ పంపండి'],
    ['"I have"', 'te', 'Near me', 'నా దగ్గర'],
    ['"I have"', 'hi', 'Near me', 'मेरे पास'],
    ['"I have"', 'kn', 'Near me', 'ನನ್ನ ಹತ್ತಿರ'],
    ['a temple that is not said to be closed', 'te', 'Closed · opens {time}', '{time}కు తెరుస్తారు'],
    [
      'a temple that is not said to be closed',
      'ta',
      'Closed · tomorrow {time}',
      'நாளை {time} மணிக்குத் திறக்கும்',
    ],
    ['a temple that is not said to be closed', 'kn', 'Closed · opens {time}', '{time} ಗಂಟೆಗೆ ತೆರೆಯುತ್ತದೆ'],
    ['a form that is given out', 'hi', 'The declaration is handed in', 'डिक्लेरेशन दिया जाता है'],
    ['a form that is given out', 'ta', 'The declaration is handed in', 'உறுதிமொழி தரப்படுகிறது'],
    ['a form that is given out', 'kn', 'The declaration is handed in', 'ಘೋಷಣಾ ಪತ್ರ ಕೊಡುತ್ತಾರೆ'],
    ['one for several', 'te', 'Without {temples} the rest fits', 'ఇది వదిలేస్తే మిగతావి చూడవచ్చు: {temples}'],
    ['one for several', 'hi', 'Without {temples} the rest fits', 'इसे छोड़ने पर बाक़ी हो जाएँगे: {temples}'],
    ['one for several', 'ta', 'Without {temples} the rest fits', 'இதை விட்டால் மற்றவற்றைப் பார்க்கலாம்: {temples}'],
    ['one for several', 'kn', 'Without {temples} the rest fits', 'ಇದನ್ನು ಬಿಟ್ಟರೆ ಉಳಿದವನ್ನು ನೋಡಬಹುದು: {temples}'],
    ['an ending that stands alone', 'te', 'From now on, log in with {email}.', 'ఇకపై {email} తో లాగిన్ అవ్వండి.'],
    ['an ending on a time', 'ta', 'Closes {time}', '{time}-க்கு மூடுவார்கள்'],
    ['an ending on a date', 'kn', 'this is for {date}', 'ಇದು {date}ಕ್ಕೆ'],
    ['a mail that is still to come', 'te', 'We’ve sent an email', 'మెయిల్ వస్తోంది'],
    ['a mail that is still to come', 'kn', 'We’ve sent an email', 'ಮೇಲ್ ಬರುತ್ತಿದೆ'],
    ['a mail that is surer than it is', 'hi', 'because someone, probably you, asked', 'क्योंकि आपने माँगा'],
    ['a password that the English does not list', 'te', 'This deletes the account', 'ఖాతా, పాస్‌వర్డ్ పోతాయి'],
  ] as const) {
    it(`${what}, in ${language}: ${translation}`, () =>
      assert.notDeepEqual(warningsAbout(language, [[text, translation]]), []))
  }
})
