import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

type SlowLine = { address: string; close: () => void }

/** A proxy that sends pages in pieces with pauses between them, as a weak signal does. */
export async function openSlowLine(site: string, pieces: number, pauseMs: number): Promise<SlowLine> {
  const proxy = createServer(async ({ url = '/', headers: { accept } }, response) => {
    const answer = await fetch(site + url, { headers: { accept: accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers)
    const size = headers['content-type']?.startsWith('text/html')
      ? Math.ceil(body.length / pieces)
      : body.length
    for (let from = 0; from < body.length; from += size) {
      response.write(body.subarray(from, from + size))
      if (size < body.length) await wait(pauseMs)
    }
    response.end()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
