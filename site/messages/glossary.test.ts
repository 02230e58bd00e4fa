import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { glossaryWarnings, readGlossary } from './glossary.ts'

const glossary = readGlossary(`
| English | Hindi | Tamil |
| --- | --- | --- |
| sign in (to an account), log in | लॉगिन ~~लॉग इन~~ | உள்நுழைய |
| site | वेबसाइट ~~साइट~~ | தளம் |
| vimana | शिखर (विमान) ~~विमान~~ | விமானம் |
| | अख़बार ~~अखबार~~ | சந்நிதி ~~சன்னதி~~ |
| | {time} तक ~~{time} को~~ | |
| closed | बंद, **बंद** | **மூட** |
| {temples} (one or several) | ~~इसे~~ | |
| plan | **योजना** | |

| from | Hindi | Tamil |
| --- | --- | --- |
| about | लगभग ~~करीब~~ | சுமார் |
`)

describe('the glossary', () => {
  it('names a rendering that is struck out, where the English has the term', () => {
    assert.deepEqual(warnings('hi', 'You have been signed in.', 'आप लॉग इन हैं।'), [
      '"You have been signed in." has लॉग इन…, and the glossary लॉगिन',
    ])
    assert.deepEqual(warnings('hi', 'Two sites', 'दो साइटें'), [
      '"Two sites" has साइट…, and the glossary वेबसाइट',
    ])
  })

  it('keeps quiet where the English has another word, and in other languages', () => {
    assert.deepEqual(warnings('hi', 'The signal is in the room', 'लॉग इन'), [])
    assert.deepEqual(warnings('ta', 'Sign in', 'लॉग इन'), [])
  })

  it('reads what is filled in as a term only where the glossary has it so', () => {
    assert.deepEqual(warnings('ta', 'Until {closed}', '{closed} வரை'), [])
    assert.deepEqual(warnings('hi', 'You have seen {temples}', 'आपने इसे देखा').length, 1)
  })

  it('keeps quiet about the right rendering, and about longer words', () => {
    assert.deepEqual(warnings('hi', 'A vimana', 'एक शिखर (विमान)'), [])
    assert.deepEqual(warnings('hi', 'Two sites', 'दो वेबसाइटें'), [])
  })

  it('strikes out anywhere what has no English beside it', () => {
    assert.deepEqual(warnings('ta', 'A hall', 'சன்னதியில்').length, 1)
  })

  it('strikes out a suffix of what is filled in', () => {
    assert.deepEqual(warnings('hi', 'Until {time}', '{time} को').length, 1)
    assert.deepEqual(warnings('hi', 'On {date}', '{date} को'), [])
  })

  it('names what lacks a required rendering', () => {
    assert.deepEqual(warnings('ta', 'Closed · opens {time}', '{time} மணிக்குத் திறக்கும்'), [
      '"Closed · opens {time}" lacks மூட',
    ])
    assert.deepEqual(warnings('ta', 'Closed · opens {time}', 'மூடியுள்ளது · {time}'), [])
    assert.deepEqual(warnings('ta', 'Close', 'மறை'), [])
    // Another check reports texts that are not translated.
    assert.deepEqual(warnings('ta', 'Closed', ''), [])
  })

  it('finds a term that is a placeholder, and no term in a longer word', () => {
    assert.equal(warnings('hi', 'Without {temples}', 'इसे छोड़ने पर: {temples}').length, 1)
    assert.equal(warnings('hi', 'Planned', 'तैयार').length, 1)
    assert.deepEqual(warnings('hi', 'Between plantain trees', 'केले के पेड़ों के बीच'), [])
  })

  it('takes no notice of other tables', () => assert.deepEqual(warnings('hi', 'about 5', 'करीब 5'), []))
})

function warnings(language: 'hi' | 'ta', text: string, translation: string): string[] {
  return glossaryWarnings(glossary, language, new Map([[text, translation]]))
}
