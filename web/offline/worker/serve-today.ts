import { readAnswer } from '#today/read-answer.ts'
import { marksCache } from '#web/offline/caches.ts'
import { worker } from './scope.ts'
import { settledWithin } from './settled-within.ts'

const keptPath = '/.offline/today'
const patienceMs = 10_000

/**
 * The server's answer, and without one the last that came: its words end by themselves. A host that has no such address says
 * so, and what an earlier host said is forgotten.
 */
export async function serveToday(request: Request): Promise<Response> {
  const asked = fetch(request)
  const response = await settledWithin(patienceMs, asked)
  const text = response?.ok ? await settledWithin(patienceMs, response.clone().text()) : undefined
  if (response && text !== undefined && readAnswer(text)) {
    await keep(text).catch(() => {})
    return response
  }
  if (response?.status === 404) await forget().catch(() => {})
  else {
    const last = await kept().catch(() => undefined)
    if (last) return last
  }
  return response ?? asked
}

async function keep(text: string): Promise<void> {
  const cache = await marks()
  await cache?.put(address(), new Response(text, { headers: { 'content-type': 'application/json' } }))
}

async function kept(): Promise<Response | undefined> {
  return (await marks())?.match(address())
}

async function forget(): Promise<void> {
  await (await marks())?.delete(address())
}

/** Opening a cache creates it, and after everything was removed nothing may be stored. */
async function marks(): Promise<Cache | undefined> {
  return (await caches.has(marksCache)) ? caches.open(marksCache) : undefined
}

function address(): string {
  return new URL(keptPath, worker.location.origin).href
}
