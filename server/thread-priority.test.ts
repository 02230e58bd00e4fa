import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { it } from 'node:test'
import { removeData, startTestServer } from '#tests/support/server.ts'

it('the threads that hash passwords have a lower priority than the main thread', {
  skip: process.platform !== 'linux',
}, async () => {
  const server = await startTestServer()
  const own = getPriority()
  try {
    const tasks = `/proc/${server.process.pid}/task`
    const hashing = readdirSync(tasks).filter((id) =>
      readFileSync(`${tasks}/${id}/comm`, 'utf8').startsWith('libuv-worker'),
    )
    assert.ok(hashing.length >= 4)
    for (const id of hashing) assert.equal(getPriority(Number(id)), Math.min(own + 10, 19))
    assert.equal(getPriority(server.process.pid), own)
  } finally {
    await server.stop()
    removeData(server)
  }
})
