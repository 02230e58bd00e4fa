import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Front = {
  /** Stays the same, whatever is behind it. */
  address: string
  /** Passes requests on to this server from now on. */
  pointTo: (server: { port: number }) => void
  /** The paths that were asked for since the last look. */
  takeAsked: () => string[]
  /** Breaks all connections, as a server does that dies, and takes no more; after so many more files, or now. */
  close: (afterFiles?: number) => Promise<void>
  open: () => Promise<void>
}

/** What browsers see in place of servers that come and go. */
export async function startFront(): Promise<Front> {
  let target = 0
  let asked: string[] = []
  let filesLeft = Number.POSITIVE_INFINITY
  let closed = Promise.withResolvers<void>()
  const front = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming
    // The worker's own script is no file of the guide.
    if (url !== '/service-worker.js') filesLeft -= 1
    if (filesLeft < 0) return shut()
    asked.push(url)
    const passedOn = request({ host: '127.0.0.1', port: target, path: url, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    incoming.pipe(passedOn)
  })
  function shut() {
    front.close(() => closed.resolve())
    front.closeAllConnections()
  }
  const listen = async (port: number) => {
    front.listen(port, '127.0.0.1')
    await once(front, 'listening')
  }
  await listen(0)
  const { port } = front.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    pointTo: (server) => {
      target = server.port
    },
    takeAsked: () => asked.splice(0),
    close: (afterFiles) => {
      if (afterFiles === undefined) shut()
      else filesLeft = afterFiles
      return closed.promise
    },
    open: async () => {
      asked = []
      filesLeft = Number.POSITIVE_INFINITY
      closed = Promise.withResolvers()
      await listen(port)
    },
  }
}
