import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readCatalogue } from '#messages/catalogue.ts'
import { english } from './english.ts'
import { translated } from './wordings.ts'

it('a text of a mail that is not translated, or not in the catalogue, is in English', () => {
  const entries = [
    ['Account', 'ఖాతా'],
    [english.passwordReset.button, 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి'],
    [english.hours.one, ''],
  ].map(([text, translation]) => `\n#. mails\nmsgid "${text}"\nmsgstr "${translation}"\n`)
  const wording = translated(
    readCatalogue(`msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n${entries.join('')}`),
  )
  assert.equal(wording.account, 'ఖాతా')
  assert.deepEqual(wording.hours, english.hours)
  assert.deepEqual(wording.passwordReset, {
    ...english.passwordReset,
    button: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
  })
  assert.deepEqual(wording.accountDeleted, english.accountDeleted)
})
