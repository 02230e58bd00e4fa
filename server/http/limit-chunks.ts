import type { IncomingMessage, Server } from 'node:http'

/** A chunk takes as long as some thousand bytes, however small it is. */
const [mostSmallChunks, bytesPerChunk] = [256, 256]

/** Cuts off clients that send a body in many tiny chunks, for which Node has no limit. */
export function limitChunks(server: Server): void {
  server.on('request', (incoming: IncomingMessage) => {
    if (incoming.headers['transfer-encoding'] === undefined) return
    const push = incoming.push.bind(incoming)
    let chunks = 0
    let bytes = 0
    // Node's parser pushes each chunk that it finds, thousands in one packet, before anybody can read the first.
    incoming.push = (chunk: Buffer | null, encoding) => {
      chunks += 1
      bytes += chunk?.length ?? 0
      if (chunks <= mostSmallChunks + bytes / bytesPerChunk) return push(chunk, encoding)
      incoming.push = () => true
      incoming.socket.destroy()
      return true
    }
  })
}
