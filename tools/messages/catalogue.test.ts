import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readCatalogue } from '#messages/catalogue.ts'
import { messageKey } from '#web/language/message-key.ts'
import { catalogueProblems, messagesOfSection } from './catalogue.ts'
import { textsInSource } from './interface-texts.ts'

const head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n'

describe('a catalogue', () => {
  const texts = new Map([
    ['Temples', 'interface'],
    ['Open until {time}', 'guide/helplines'],
  ])
  const problemsOf = (entries: string) => catalogueProblems(texts, readCatalogue(head + entries))
  const temples = '\n#. interface\nmsgid "Temples"\nmsgstr "ఆలయాలు"\n'
  const open = '\n#. guide/helplines\nmsgid "Open until {time}"\nmsgstr "{time} వరకు"\n'

  it('is whole where every text has its translation', () => {
    assert.deepEqual(problemsOf(temples + open), [])
  })

  it('tells where its order is not that of the texts', () => {
    assert.deepEqual(problemsOf(open + temples), [
      'not in the order in which --collect puts them, from "Temples" on',
    ])
  })

  it('names what is missing, empty, superfluous, or has other placeholders', () => {
    assert.deepEqual(problemsOf(temples), ['not translated: "Open until {time}"'])
    assert.deepEqual(problemsOf(temples.replace('ఆలయాలు', '') + open), ['not translated: "Temples"'])
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
        <Translated text="With {link}" parts={{ link: <a href="/">{t('a link')}</a> }} />
        {other('Not a text')}
      </p>
    )`
  assert.deepEqual(
    [...textsInSource('part.tsx', source)].sort(),
    ['Held for later', 'In an attribute', 'Shown {count}', 'With {link}', 'a link'].sort(),
  )
})
