import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { it } from 'node:test'
import { isConfirmed } from './confirmation.ts'

for (const [typed, confirmed] of [
  ['y\n', true],
  ['Yes\n', true],
  ['\n', false],
  ['yesterday\n', false],
  // Ctrl-D.
  ['', false],
] as const) {
  it(`takes ${JSON.stringify(typed)} for ${confirmed ? 'yes' : 'no'}`, async () => {
    const input = new PassThrough()
    input.end(typed)
    assert.equal(await isConfirmed('Delete it?', input, new PassThrough().resume()), confirmed)
  })
}
