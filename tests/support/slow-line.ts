import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type SlowLine = { address: string; close: () => void }

type Cut = (page: Buffer) => Buffer[]

export function inPieces(count: number): Cut {
  return (page) => {
    const size = Math.ceil(page.length / count)
    return Array.from({ length: count }, (_, index) => page.subarray(index * size, (index + 1) * size))
  }
}

/** Cuts a page in two; the first part ends with the first match of the pattern. */
export function cutAfter(pattern: RegExp): Cut {
  return (page) => {
    // In Latin 1 a character is a byte.
    const found = pattern.exec(page.toString('latin1'))
    if (!found) throw new Error(`The page has no ${pattern}`)
    const end = found.index + found[0].length
    return [page.subarray(0, end), page.subarray(end)]
  }
}

/** A proxy that sends pages in pieces, each after a pause but the first, as a weak signal does. */
export async function openSlowLine(
  site: string,
  cut: Cut,
  pause: (piece: number) => Promise<unknown> | undefined,
): Promise<SlowLine> {
  const proxy = createServer(async ({ url = '/', headers: { accept } }, response) => {
    const answer = await fetch(site + url, { headers: { accept: accept ?? '*/*' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, headers)
    const pieces = headers['content-type']?.startsWith('text/html') ? cut(body) : [body]
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) await pause(index)
      response.write(piece)
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
