import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { it } from 'node:test'
import { promisify } from 'node:util'

it('ends after an answer without a body, as a HEAD has in Node, Firefox and Safari', async () => {
  const server = createServer((_, response) => response.end('lamp')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // In a process of its own: a loop that never waits could not be stopped in this one.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { fetchOnce } from ${JSON.stringify(new URL('./download.ts', import.meta.url).href)}
       console.log(!!await fetchOnce('http://127.0.0.1:${port}/', { method: 'HEAD' }))`,
    ],
    { timeout: 30_000 },
  )
  assert.equal(stdout, 'true\n')
  server.close()
})
