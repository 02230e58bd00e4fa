import assert from 'node:assert/strict'
import { it } from 'node:test'
import { next, type Outcome, type Progress, start } from './round.ts'
import type { ServerAnswer } from './server-copy.ts'

const copy: ServerAnswer = { kind: 'copy', copy: { entries: {}, etag: '"1"' } }

/** What a round comes to after these answers, while the account lacks one entry. */
function after(...answers: ServerAnswer[]): Progress | Outcome {
  let progress: Progress | Outcome = start
  for (const answer of answers) {
    assert.ok(!('state' in progress), `over before ${answer.kind}`)
    progress = next(progress, answer, ['day/one'])
  }
  return progress
}

it('goes on until the account lacks nothing that it takes', () => {
  assert.deepEqual(next(start, copy, []), { state: 'done' })
  assert.deepEqual(after({ kind: 'unchanged' }), { state: 'done' })
  assert.ok('attempts' in after(copy))
  const refused: ServerAnswer = { kind: 'invalid', keys: ['day/one'] }
  assert.deepEqual(after(refused, copy), { state: 'tooMuch' })
  assert.deepEqual(after(refused, refused), { state: 'tooMuch' })
  assert.deepEqual(after({ kind: 'tooMuch' }), { state: 'tooMuch' })
})

it('reads again what another device has written, but not for ever', () => {
  const outdated: ServerAnswer = { kind: 'outdated' }
  assert.deepEqual(after(outdated), { ...start, attempts: 1, readsFirst: true })
  assert.deepEqual(after(outdated, copy), { ...start, attempts: 2 })
  assert.deepEqual(after(...Array(8).fill(outdated)), { state: 'later' })
})

it('asks for one more token after a refusal, and keeps that', () => {
  const refused: ServerAnswer = { kind: 'signInNeeded' }
  assert.deepEqual(after(refused), { ...start, attempts: 1, needsFreshToken: true })
  assert.deepEqual(after(refused, refused), { state: 'later' })
})

it('waits for as long as the server says', () => {
  assert.deepEqual(after({ kind: 'later', afterMs: 9000 }), { state: 'later', afterMs: 9000 })
})
