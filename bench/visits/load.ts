import autocannon from 'autocannon'
import type { Visitor } from './fill.ts'

/** `read` or `write` at an address, by one visitor after the other. */
export type Call = 'read' | 'write'

let written = 0

/** A later change of the same entry each time, as a device sends it. */
function nextBody(): string {
  written += 1
  const clock = `0mh7x2k4b-${(written % 46_656).toString(36).padStart(3, '0')}-bench${Math.floor(
    written / 46_656,
  )
    .toString(36)
    .padStart(3, '0')}`
  const value = { at: written % 1440, note: 'Hardly a queue before six.' }
  return JSON.stringify({ entries: { 'visit/tirumala/2026-11-20': { value, clock } } })
}

type Load = { connections: number; seconds: number; perSecond?: number }

/** How many were answered per second, and each answer's milliseconds; any refusal is an error of the benchmark. */
export async function load(
  address: string,
  call: Call,
  visitors: readonly Visitor[],
  { connections, seconds, perSecond }: Load,
): Promise<{ perSecond: number; times: number[] }> {
  let next = 0
  const headersOfNext = () => {
    next = (next + 1) % visitors.length
    return { authorization: `Bearer ${visitors[next]?.idToken}` }
  }
  const times: number[] = []
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    setupClient: (client) => client.on('response', (_status, _bytes, ms) => times.push(ms)),
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [
      {
        path: '/api/visits',
        method: call === 'read' ? 'GET' : 'PUT',
        setupRequest: (request) => ({
          ...request,
          ...(call === 'write' && { body: nextBody() }),
          headers: {
            ...headersOfNext(),
            ...(call === 'write' && { 'content-type': 'application/json', 'if-match': '*' }),
          },
        }),
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${call}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`)
  }
  return { perSecond: result['2xx'] / result.duration, times }
}
