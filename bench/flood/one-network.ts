import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'
import { password } from '../identity/accounts.ts'

/** What one network sends, in a thread of its own, over 200 connections or by holding 4,000 requests. */
export type FloodName = keyof typeof bodies | 'held requests'
export type FloodOrder = {
  name: FloodName
  address: string
  idToken: string
  etag: string
  /** What is kept already. */
  entries: object
  from: string
  seconds: number
}

const { name, address, idToken, etag, entries, from, seconds } = workerData as FloodOrder

const anybody = () => `${crypto.randomUUID()}@example.com`
const bodies = {
  resets: () => ({ requestType: 'PASSWORD_RESET', email: anybody() }),
  'sign-ups': () => ({ email: anybody(), password }),
  lookups: () => ({ idToken }),
  'unchanged saves': () => ({ entries }),
}
const paths = {
  resets: '/v1/accounts:sendOobCode?key=bench',
  'sign-ups': '/v1/accounts:signUp?key=bench',
  lookups: '/v1/accounts:lookup?key=bench',
  'unchanged saves': '/api/visits',
}

parentPort?.postMessage(await (name === 'held requests' ? hold() : send(name)))

/** Answers a second, by status. */
async function send(what: keyof typeof bodies): Promise<string> {
  const { statusCodeStats = {} } = await autocannon({
    url: address,
    connections: 200,
    duration: seconds,
    requests: [
      {
        method: what === 'unchanged saves' ? 'PUT' : 'POST',
        path: paths[what],
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          authorization: `Bearer ${idToken}`,
          'if-match': etag,
        },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(bodies[what]()) }),
      },
    ],
  })
  return Object.entries(statusCodeStats)
    .map(([status, { count = 0 }]) => `${status}: ${Math.round(count / seconds)}`)
    .join(', ')
}

/** Sends heads, and bodies without their ends; opens again what is closed. */
async function hold(): Promise<string> {
  const head = `POST /v1/accounts:lookup?key=bench HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`
  const held = new Set<Socket>()
  let opened = 0
  for (let tick = 0; tick < 10 * seconds; tick += 1) {
    for (let most = tick < 10 ? 400 : 100; held.size < 4000 && most > 0; most -= 1) {
      opened += 1
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      held.add(socket)
      socket.on('error', () => {}).on('close', () => held.delete(socket))
      socket.resume()
      socket.write(head + 'x'.repeat(50_000))
    }
    await wait(100)
  }
  for (const socket of held) socket.destroy()
  return `${opened} opened`
}
