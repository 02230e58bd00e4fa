import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { it } from 'node:test'

for (const [failed, status] of [
  [0, 0],
  [2, 1],
] as const) {
  it(`ends with status ${status} where ${failed} failed, with the package of PostgreSQL loaded`, () => {
    const source = `
      import './postgres.ts'
      import { finish } from './finish.ts'
      finish({ passed: 1, failed: ${failed} })`
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
      cwd: new URL('.', import.meta.url),
      encoding: 'utf8',
    })
    assert.equal(run.stdout, `1 passed, ${failed} failed\n`)
    assert.equal(run.status, status, run.stderr)
  })
}
