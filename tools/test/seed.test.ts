import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'

it('tries the same values in each run, and others with another seed', () => {
  const tried = triedWith({})
  assert.equal(triedWith({}), tried)
  assert.notEqual(triedWith({ TEST_SEED: '29417' }), tried)
  assert.equal(triedWith({ TEST_SEED: '29417' }), triedWith({ TEST_SEED: '29417' }))
})

function triedWith(seed: { TEST_SEED?: string }): string {
  const script = fileURLToPath(new URL('test-unit.ts', import.meta.url))
  const { TEST_SEED: _, NODE_TEST_CONTEXT: __, ...env } = process.env
  const { stdout, stderr } = spawnSync(process.execPath, [script, 'tools/test/testing/random-numbers.ts'], {
    env: { ...env, ...seed },
    encoding: 'utf8',
  })
  const [tried] = /^tried .*$/m.exec(stdout) ?? []
  return tried ?? assert.fail(stdout + stderr)
}
