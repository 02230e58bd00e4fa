import assert from 'node:assert/strict'
import { it } from 'node:test'
import { seven, word } from '#today/testing/words.ts'
import { readLog } from './log.ts'

const entry = {
  ...word({ kind: 'crowd', temple: 'tirumala' }),
  saidBy: 'lakshmi@example.com',
  takenBackBy: null,
}
const log = (...entries: unknown[]) => readLog(JSON.stringify({ entries }))

it('the log is read as the server tells it', () => {
  const takenBack = { ...entry, takenBackAt: seven, takenBackBy: null }
  assert.deepEqual(log(entry, takenBack), [entry, takenBack])
})

it('what only a newer version knows is left out', () => {
  for (const other of [
    null,
    { ...entry, says: { kind: 'weather' } },
    { ...entry, saidBy: 7 },
    { ...entry, takenBackAt: 'yesterday' },
  ])
    assert.deepEqual(log(other, entry), [entry])
})

it('a page of something else is no log', () => {
  for (const text of ['', '<!doctype html>', 'null', '[]', '{"words":[]}', '{"entries":{}}'])
    assert.equal(readLog(text), null)
})
