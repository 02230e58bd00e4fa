import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultLimits, openHttpServer } from './http-server.ts'

const request = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\nx'

describe('a server behind a proxy that is told to stop', { timeout: 30_000 }, () => {
  it('serves whoever comes, and says with each answer that it was the last one', async (test) => {
    const { open, stop } = await start(test, 1000)
    const kept = open()
    assert.doesNotMatch(await answerTo(kept), /^connection: close/im)
    const stopped = stop()
    for (const socket of [kept, open()]) {
      const closed = once(socket, 'close')
      const answer = await answerTo(socket)
      assert.match(answer, /^HTTP\/1\.1 200 /)
      assert.match(answer, /^connection: close\r$/im)
      await closed
    }
    await stopped
  })

  it('serves a connection that was opened before it has closed, even if the request comes after', async (test) => {
    const { open, stop } = await start(test, 200)
    const stopped = stop()
    const late = open()
    await once(late, 'connect')
    while (await canConnect(open)) await wait(5)
    assert.match(await answerTo(late), /^HTTP\/1\.1 200 /)
    await stopped
  })

  it('waits for none that its proxy keeps without using it', async (test) => {
    const { open, stop } = await start(test, 100)
    const [used, silent] = [open(), open()]
    await answerTo(used)
    const closed = Promise.all([once(used, 'close'), once(silent, 'close')])
    await stop()
    await closed
  })
})

async function start(test: TestContext, noticeMs: number) {
  const server = await openHttpServer(
    () => new Response('x'),
    { host: '127.0.0.1', port: 0, trustedProxies: ['127.0.0.1'] },
    { ...defaultLimits, noticeMs },
  )
  const sockets: Socket[] = []
  test.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  return {
    stop: server.stop,
    open() {
      const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
      sockets.push(socket)
      return socket
    },
  }
}

async function answerTo(socket: Socket): Promise<string> {
  socket.write(request)
  const [answer] = await once(socket, 'data')
  return String(answer)
}

async function canConnect(open: () => Socket): Promise<boolean> {
  const socket = open()
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}
