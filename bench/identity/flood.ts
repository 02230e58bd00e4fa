import autocannon from 'autocannon'
import { startProcess } from '../processes.ts'
import { emailOf, password } from './accounts.ts'

/** The 99th percentile in ms, and how many requests of the flood itself were answered per second. */
type FloodResult = {
  pageP99: number
  refreshP99: number
  offered: number
  hashed: number
  turnedAway: number
}

/**
 * Ten times as many sign-ins per second as the machine can hash, while others read pages and refresh tokens at an
 * ordinary pace.
 */
export async function measureFlood(
  dataDir: string,
  hashesPerSecond: number,
  seconds: number,
): Promise<FloodResult> {
  const server = await startProcess('../server/main.ts', { DATA_DIR: dataDir })
  const { address } = server
  const signIn = (index: number) =>
    JSON.stringify({ email: emailOf(index), password, returnSecureToken: true })
  const headers = { 'content-type': 'application/json' }
  const path = '/v1/accounts:signInWithPassword?key=bench'
  const session = await (await fetch(address + path, { method: 'POST', headers, body: signIn(0) })).json()
  const refresh = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken })

  const paced = { url: address, connections: 4, overallRate: 50, duration: seconds }
  const [flood, pages, tokens] = await Promise.all([
    autocannon({
      url: address,
      connections: 300,
      workers: 1,
      overallRate: Math.round(10 * hashesPerSecond),
      duration: seconds,
      requests: [{ method: 'POST', path, headers, body: signIn(1) }],
    }),
    autocannon({ ...paced, requests: [{ method: 'GET', path: '/temples' }] }),
    autocannon({
      ...paced,
      requests: [
        {
          method: 'POST',
          path: '/v1/token?key=bench',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: refresh.toString(),
        },
      ],
    }),
  ])
  await server.stop()
  if (pages.non2xx + tokens.non2xx + pages.errors + tokens.errors > 0)
    throw new Error(
      `A page or a token was refused: ${JSON.stringify([pages.statusCodeStats, pages.errors, tokens.statusCodeStats, tokens.errors])}`,
    )
  return {
    pageP99: pages.latency.p99,
    refreshP99: tokens.latency.p99,
    offered: flood.requests.total / flood.duration,
    hashed: flood['2xx'] / flood.duration,
    turnedAway: flood.non2xx / flood.duration,
  }
}
