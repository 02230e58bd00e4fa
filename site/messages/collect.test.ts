import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readCatalogue } from '#messages/catalogue.ts'
import type { Texts } from './catalogue.ts'
import { collected } from './collect.ts'
import { leftTexts, waitingTexts } from './waiting.ts'

const fare = 'answers.buses.answer'
const dress = 'temples.tirumala.beforeYouEnter.dress'

describe('when the texts are collected, the guide', () => {
  const first = contentOf([fare, 'A seat is 90 rupees.'], [dress, 'No shorts.'])
  const translated = filled(collect('', first), {
    'A seat is 90 rupees.': 'ஒரு இருக்கை 90 ரூபாய்.',
    'No shorts.': 'அரைக்கால் சட்டை "வேண்டாம்".',
  })

  it('has an empty entry for a new text, by the id of where it stands', () => {
    assert.match(
      collect('', first),
      /\n\nmsgctxt "answers\.buses\.answer"\nmsgid "A seat is 90 rupees\."\nmsgstr ""\n/,
    )
    assert.deepEqual(waiting(collect('', first), first), [
      `not translated: ${fare}`,
      `not translated: ${dress}`,
    ])
  })

  it('stays as it is while nothing changes', () => {
    assert.equal(collect(translated, first), translated)
    assert.deepEqual(waiting(translated, first), [])
  })

  it('keeps the translation of a text that changes, with the English that it renders', () => {
    const changed = contentOf([fare, 'A seat, "to the top", is 90 rupees.'], [dress, 'No shorts.'])
    const file = collect(translated, changed)
    assert.match(
      file,
      /\n#, fuzzy\n#\| msgid "A seat is 90 rupees\."\nmsgctxt "answers\.buses\.answer"\nmsgid "A seat, \\"to the top\\", is 90 rupees\."\nmsgstr "ஒரு இருக்கை 90 ரூபாய்\."\n/,
    )
    assert.deepEqual(waiting(file, changed), [`to be revised: ${fare}`])
    assert.equal(collect(file, changed), file)
    const again = contentOf([fare, 'A bus goes.'], [dress, 'No shorts.'])
    assert.match(collect(file, again), /#\| msgid "A seat is 90 rupees\."\nmsgctxt .*\nmsgid "A bus goes\."/)
    assert.equal(collect(collect(file, again), first), translated)
  })

  it('takes over what only changes its figures, whether it is collected or not', () => {
    const changed = contentOf([fare, 'A seat is 100 rupees.'], [dress, 'No shorts.'])
    const file = collect(translated, changed)
    assert.match(file, /msgid "A seat is 100 rupees\."\nmsgstr "ஒரு இருக்கை 100 ரூபாய்\."/)
    assert.doesNotMatch(file, /fuzzy/)
    assert.deepEqual(waiting(translated, changed), [])
  })

  it('keeps the translation of a text that moves to another id, and of one with a placeholder', () => {
    const moved = contentOf(['answers.coaches.answer', 'A seat is 90 rupees.'], [fare, 'It costs {price}.'])
    const file = collect(translated, moved)
    assert.deepEqual(waiting(file, moved), [`to be revised: ${fare}`])
    assert.match(file, /\n#, fuzzy, python-brace-format\n/)
    const revised = filled(file.replace(/#, fuzzy, (.*)\n#\|.*/, '#, $1'), {
      'It costs {price}.': 'விலை {price}.',
    })
    const dearer = collect(revised, moved)
    assert.equal(dearer, revised)
  })

  it('loses what is said no more', () => {
    const file = collect(translated, contentOf([dress, 'No shorts.']))
    assert.deepEqual(leftTexts(contentOf([dress, 'No shorts.']), readCatalogue(translated).content), [
      `shown nowhere until --collect removes it: ${fare}`,
    ])
    assert.doesNotMatch(file, /seat|இருக்கை/)
    assert.match(file, /அரைக்கால்/)
  })

  it('gives no translation that somebody has marked as one to be revised', () => {
    const marked = translated.replace(`msgctxt "${fare}"`, `#, fuzzy\nmsgctxt "${fare}"`)
    assert.deepEqual(waiting(marked, first), [`not translated: ${fare}`])
    assert.equal(collect(marked, first), marked)
  })
})

describe('when the texts are collected, the interface', () => {
  const texts = (...all: string[]): Texts => new Map(all.map((text) => [text, { section: 'interface' }]))
  const translated = filled(collect('', contentOf(), texts('See all the temples in town', 'Log in')), {
    'See all the temples in town': 'எல்லாக் கோவில்கள்',
    'Log in': 'உள்நுழைய',
  })

  it('keeps the translation of a text that changes, and does not show it', () => {
    const file = collect(translated, contentOf(), texts('See all the temples in the town', 'Log in'))
    assert.match(
      file,
      /#, fuzzy\n#\| msgid "See all the temples in town"\nmsgid ".*in the town"\nmsgstr "எல்லா/,
    )
    assert.equal(readCatalogue(file).texts.get('See all the temples in the town')?.translation, '')
    assert.equal(readCatalogue(file).texts.get('Log in')?.translation, 'உள்நுழைய')
  })

  it('takes a translation from no text that says something else', () => {
    assert.doesNotMatch(collect(translated, contentOf(), texts('Log out', 'Password')), /fuzzy|உள்நுழைய/)
  })

  it('gives the guide the translation of a text that moves there', () => {
    const content = contentOf(['topics.login.title', 'Log in'])
    assert.deepEqual(waiting(collect(translated, content), content), [])
  })
})

function contentOf(...texts: (readonly [id: string, english: string])[]): Map<string, string> {
  return new Map(texts)
}

function collect(file: string, content: ReadonlyMap<string, string>, texts: Texts = new Map()): string {
  return collected(file, { 'Content-Type': 'text/plain; charset=UTF-8' }, texts, content)
}

function waiting(file: string, content: ReadonlyMap<string, string>): string[] {
  return waitingTexts(content, readCatalogue(file).content)
}

/** As somebody with an editor for such files does it. */
function filled(file: string, translations: Readonly<Record<string, string>>): string {
  return Object.entries(translations).reduce(
    (text, [english, translation]) =>
      text.replace(
        new RegExp(`(msgid ${JSON.stringify(english).replace(/[.{}]/g, '\\$&')}\\n)msgstr ".*"\\n`),
        `$1msgstr ${JSON.stringify(translation)}\n`,
      ),
    file,
  )
}
