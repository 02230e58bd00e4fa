import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'

/** `page` is what a station's Wi-Fi answers in place of a picture. */
export type TileAnswer = 'picture' | 'slow' | 'page' | 'refusal' | 'nothing'

export type TileServer = {
  /** For MAP_TILES_URL. */
  url: string
  origin: string
  requests: { path: string; referrer: string | undefined }[]
  answerWith: (next: TileAnswer) => void
  stop: () => Promise<void>
}

const slowMs = 1500

export async function startTileServer(): Promise<TileServer> {
  let kind: TileAnswer = 'picture'
  const requests: TileServer['requests'] = []
  const server = createServer(async ({ url = '', headers }, answer) => {
    requests.push({ path: url, referrer: headers.referer })
    if (kind === 'slow') await wait(slowMs)
    respond(answer, kind)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/{z}/{x}/{y}.png`,
    origin,
    requests,
    answerWith: (next) => {
      kind = next
    },
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function respond(answer: ServerResponse, kind: TileAnswer): void {
  if (kind === 'nothing') return
  if (kind === 'refusal') answer.writeHead(429).end()
  else if (kind === 'page') answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')
  else answer.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(tile)
}

const size = 256

/** A PNG of light ground with a street along two of its sides. */
const tile = png((x, y) => (x < 6 || y < 6 ? 0x99 : 0xee))

function png(greyAt: (x: number, y: number) => number): Buffer {
  const rows = Array.from({ length: size }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: size }, (_, x) => greyAt(x, y))]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits of grey.
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}
