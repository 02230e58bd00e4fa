import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a request goes wrong: its connection is dropped, before it arrives or once it is answered, it gets no answer, one as
 * soon as the faults change, an error, the login page of a station's Wi-Fi, or only the beginning of one.
 */
export type Fault = 'cut' | 'lost' | 'hang' | 'late' | 'fail' | 'portal' | 'stuck'

export const portalPage = '<!DOCTYPE html><html lang="en"><h1>Welcome to the station’s Wi-Fi</h1></html>'

/** Some portals let browsers keep their answer. */
const portalHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=600' }

export type Front = {
  /** Stays the same, whichever server is behind it. */
  address: string
  /** Forwards requests to this server from now on. */
  pointTo: (server: { port: number }) => void
  /** The paths requested since the last call. */
  takeRequested: () => string[]
  /** Whether every request that goes right has its answer. */
  isAtRest: () => boolean
  /** Drops all connections, like a crash, and accepts no more; now, or after this many more files have come. */
  close: (afterFiles?: number) => Promise<void>
  open: () => Promise<void>
  /** From now on these requests go wrong, and no others; those that hang break off. */
  spoil: (faultOf: (path: string) => Fault | undefined) => void
}

/** A proxy with a fixed address in front of servers that come and go; `server` is the first of them. */
export async function startFront(server?: { address: string }): Promise<Front> {
  let target = server && Number(new URL(server.address).port)
  let requested: string[] = []
  let filesLeft = Number.POSITIVE_INFINITY
  const answering = new Set<ServerResponse>()
  /** What becomes of the requests that wait, once the faults change. */
  const waiting: (() => void)[] = []
  let faultOf: (path: string) => Fault | undefined = () => undefined
  let closed = Promise.withResolvers<void>()
  const front = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming
    // The worker's own script does not count as a file of the guide.
    if (url !== '/service-worker.js') filesLeft -= 1
    if (filesLeft < 0) return void allAnswered().then(shut)
    requested.push(url)
    const fault = faultOf(url)
    if (fault === 'hang') return waiting.push(() => incoming.destroy())
    if (fault === 'cut') return incoming.destroy()
    if (fault === 'fail') return answer.writeHead(500).end()
    if (fault === 'portal') return answer.writeHead(200, portalHeaders).end(portalPage)
    if (fault === undefined) {
      answering.add(answer)
      answer.once('close', () => answering.delete(answer))
    }
    const forward = () => {
      const forwarded = request(
        { host: '127.0.0.1', port: target, path: url, method, headers },
        (response) => {
          if (fault === 'lost') return response.resume().on('end', () => answer.destroy())
          answer.writeHead(response.statusCode ?? 502, response.headers)
          if (fault === 'stuck')
            response.once('data', (begun: Buffer) => answer.write(begun.subarray(0, 300)))
          else response.pipe(answer)
        },
      )
      forwarded.on('error', () => answer.destroy())
      incoming.pipe(forwarded)
    }
    if (fault === 'late') waiting.push(forward)
    else forward()
  })
  const allAnswered = () => Promise.all([...answering].map((answer) => once(answer, 'close')))
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
    spoil: (faults) => {
      faultOf = faults
      for (const end of waiting.splice(0)) end()
    },
    takeRequested: () => requested.splice(0),
    isAtRest: () => answering.size === 0,
    close: (afterFiles) => {
      if (afterFiles === undefined) shut()
      else filesLeft = afterFiles
      return closed.promise
    },
    open: async () => {
      requested = []
      filesLeft = Number.POSITIVE_INFINITY
      closed = Promise.withResolvers()
      await listen(port)
    },
  }
}
