import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type CountingProxy = {
  address: string
  /** The number of files answered and the bytes transferred for them. */
  counted: () => { files: number; bytes: number }
  close: () => void
}

/** A proxy between a browser and a server that counts traffic, including service workers' requests. */
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
