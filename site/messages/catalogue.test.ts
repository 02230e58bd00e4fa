import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readCatalogue } from '#messages/catalogue.ts'
import { messageKey, pluralKey } from '#web/language/message-key.ts'
import { catalogueProblems, messagesOfSection } from './catalogue.ts'
import { textsInSource } from './interface-texts.ts'

const head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'

describe('a catalogue', () => {
  const texts = new Map([
    ['Temples', { section: 'interface' }],
    ['Open until {time}', { section: 'guide/helplines' }],
  ])
  const problemsOf = (entries: string) => catalogueProblems(texts, readCatalogue(head + entries))
  const temples = '\n#. interface\nmsgid "Temples"\nmsgstr "ఆలయాలు"\n'
  const open = '\n#. guide/helplines\nmsgid "Open until {time}"\nmsgstr "{time} వరకు"\n'

  it('is whole where every text has its translation', () => {
    assert.deepEqual(problemsOf(temples + open), [])
  })

  it('tells file and line where it cannot be read', () => {
    assert.throws(
      () => readCatalogue(`${head}${temples.replace('ఆలయాలు"', 'ఆలయాలు')}${open}`, 'messages/te.po'),
      {
        message: /^messages\/te\.po:9 here or just above, a text lacks its quotes/,
      },
    )
  })

  it('tells where its order is not that of the texts', () => {
    assert.deepEqual(problemsOf(open + temples), [
      'not in the order in which --collect puts them, from "Temples" on',
    ])
  })

  it('names what is missing, empty, superfluous, or has other placeholders', () => {
    assert.deepEqual(problemsOf(temples), ['not translated: "Open until {time}"'])
    assert.deepEqual(problemsOf(temples.replace('ఆలయాలు', '') + open), ['not translated: "Temples"'])
    assert.deepEqual(problemsOf(temples.replace('#.', '#, fuzzy\n#.') + open), ['not translated: "Temples"'])
    assert.deepEqual(problemsOf(`${temples}${open}\nmsgid "Trains"\nmsgstr "రైళ్లు"\n`), [
      'translated, and shown nowhere: "Trains"',
    ])
    assert.deepEqual(problemsOf(temples + open.replace('"{time} ', '"{hour} ')), [
      'other placeholders than in English: "Open until {time}"',
    ])
    assert.deepEqual(problemsOf(temples + open.replace('"{time} ', '"{time} {time} ')), [
      'other placeholders than in English: "Open until {time}"',
    ])
  })

  it('is whole only with the plurals of what is counted, and with no other plural', () => {
    const counted = new Map([['{n} hour', { section: 'interface', plural: '{n} hours' }]])
    const problemsIn = (wanted: typeof counted | typeof texts, entry: string) =>
      catalogueProblems(
        wanted,
        readCatalogue(head.replace('utf-8', 'utf-8\\nPlural-Forms: nplurals=2; plural=(n > 1);') + entry),
      )
    const hour =
      '\n#. interface\nmsgid "{n} hour"\nmsgid_plural "{n} hours"\nmsgstr[0] "{n} घंटा"\nmsgstr[1] "{n} घंटे"\n'
    assert.deepEqual(problemsIn(counted, hour), [])
    assert.deepEqual(problemsIn(counted, hour.replace('{n} घंटे', '')), ['not translated: "{n} hour"'])
    assert.deepEqual(problemsIn(counted, hour.replace('{n} घंटे', 'घंटे')), [
      'other placeholders than in English: "{n} hours"',
    ])
    assert.deepEqual(problemsIn(counted, hour.replace('_plural "{n} hours"', '_plural "{n} hrs"')), [
      'another plural than in English: "{n} hour"',
    ])
    assert.deepEqual(messagesOfSection('interface', readCatalogue(head + hour)), {
      [messageKey('{n} hour')]: '{n} घंटा',
      [messageKey(pluralKey('{n} hour', '{n} hours'))]: '{n} घंटे',
    })
  })

  it('names what stands in another section', () => {
    assert.deepEqual(problemsOf(temples.replace('interface', 'guide/helplines') + open), [
      'not in the section "interface", where --collect puts it: "Temples"',
    ])
  })

  it('gives browsers the interface alone, and the pages about a day their own part', () => {
    const day = '\n#. interface/day\nmsgid "Earlier"\nmsgstr "ముందు"\n'
    const catalogue = readCatalogue(head + temples + open + day)
    assert.deepEqual(messagesOfSection('interface', catalogue), { [messageKey('Temples')]: 'ఆలయాలు' })
    assert.deepEqual(messagesOfSection('interface/day', catalogue), { [messageKey('Earlier')]: 'ముందు' })
  })
})

it('finds the texts of the interface wherever they are marked', () => {
  const source = `
    const held = message('Held for later')
    export const Part = () => (
      <p title={t("In an attribute")}>
        {t('Shown {count}', { count: 1 })}
 {counted(2, '1 shown', '{n} shown', { n: 2 })}
        <Translated text="With {link}" parts={{ link: <a href="/">{t('a link')}</a> }} />
        {other('Not a text')}
      </p>
    )`
  assert.deepEqual(
    textsInSource('part.tsx', source)
      .map((texts) => texts.join(' / '))
      .sort(),
    ['1 shown / {n} shown', 'Held for later', 'In an attribute', 'Shown {count}', 'With {link}', 'a link'],
  )
})
