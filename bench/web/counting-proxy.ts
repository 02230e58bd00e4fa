import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CountingProxy = {
  address: string
  /** How many files have been answered, and how many bytes of theirs have travelled. */
  counted: () => { files: number; bytes: number }
  close: () => void
}

/** Stands between a browser and a server and counts what goes through, service workers' requests included. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let files = 0
  let bytes = 0
  const proxy = createServer((asked, answer) => {
    const passedOn = request(`${target}${asked.url}`, { method: asked.method, headers: asked.headers })
    passedOn.on('response', (response) => {
      if (response.statusCode === 200) files += 1
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counted: () => ({ files, bytes }),
    close: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
