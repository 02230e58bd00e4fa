import { readAnswer } from '#today/read-answer.ts'
import type { Answer, SentWord } from '#today/word.ts'
import { isOffline } from '#web/account/forms/is-offline.ts'
import { type Log, readLog } from './log.ts'

const refusals = [
  'sign-in-needed',
  'editor-needed',
  'not-found',
  'no-room',
  'too-many-requests',
  'word-invalid',
] as const

export type Refusal = (typeof refusals)[number] | 'offline' | 'unanswered'

export type Refused = { refusal: Refusal; waitMs?: number }

export type GetToken = (fresh: boolean) => Promise<string>

const patienceMs = 15_000

export async function readToday(): Promise<Answer | null> {
  try {
    const answer = await send('/api/today', {})
    return answer.ok ? readAnswer(await answer.text()) : null
  } catch {
    return null
  }
}

export async function askForDesk(token: GetToken): Promise<{ serverTime: number } | Refused> {
  const answer = await ask(token, '/api/today/log', { method: 'HEAD' })
  if ('refusal' in answer) return answer
  return { serverTime: Date.parse(answer.response.headers.get('date') ?? '') }
}

export async function fetchLog(token: GetToken): Promise<Log | Refused> {
  const answer = await ask(token, '/api/today/log', {})
  if ('refusal' in answer) return answer
  const log = readLog(await answer.response.text().catch(() => ''))
  return log ?? { refusal: 'unanswered' }
}

export async function sendWord(token: GetToken, word: SentWord): Promise<'done' | Refused> {
  return patiently(async () => {
    const answer = await ask(token, '/api/today/words', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(word),
    })
    if ('refusal' in answer) return answer
    const said: unknown = await answer.response.json().catch(() => null)
    // The page of a station's Wi-Fi is no answer.
    const isSaid = typeof said === 'object' && said !== null && 'id' in said && said.id === word.id
    return isSaid ? 'done' : { refusal: 'unanswered' }
  })
}

export async function takeBack(token: GetToken, id: string): Promise<'done' | Refused> {
  return patiently(async () => {
    const answer = await ask(token, `/api/today/words/${id}`, { method: 'DELETE' })
    if ('refusal' in answer) return answer
    return answer.response.status === 204 ? 'done' : { refusal: 'unanswered' }
  })
}

const pausesMs = [1500, 4000]

/**
 * Asks again while no answer comes: each call can be repeated. Only for seconds, also on a phone that slept meanwhile, as
 * nobody expects that something goes out much later.
 */
async function patiently(act: () => Promise<'done' | Refused>): Promise<'done' | Refused> {
  const until = Date.now() + 2 * patienceMs
  let result = await act()
  let isSent = false
  for (const pauseMs of pausesMs) {
    isSent ||= isUnanswered(result)
    if (!isUnanswered(result)) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (Date.now() > until) break
    result = await act()
  }
  // The line may have gone after it was sent.
  return isSent && result !== 'done' && result.refusal === 'offline' ? { refusal: 'unanswered' } : result
}

function isUnanswered(result: 'done' | Refused): boolean {
  return result !== 'done' && result.refusal === 'unanswered'
}

/** A claim or a session may be newer than the token, so a refusal counts only with a new one. */
async function ask(
  token: GetToken,
  path: string,
  request: RequestInit,
): Promise<{ response: Response } | Refused> {
  if (await isOffline()) return { refusal: 'offline' }
  const answer = await askWith(token, false, path, request)
  const isOld = 'refusal' in answer && ['sign-in-needed', 'editor-needed'].includes(answer.refusal)
  return isOld ? askWith(token, true, path, request) : answer
}

async function askWith(
  token: GetToken,
  fresh: boolean,
  path: string,
  request: RequestInit,
): Promise<{ response: Response } | Refused> {
  let authorization: string
  try {
    authorization = `Bearer ${await token(fresh)}`
  } catch {
    return { refusal: 'offline' }
  }
  try {
    const response = await send(path, { ...request, headers: { ...request.headers, authorization } })
    return response.ok ? { response } : await refusalIn(response)
  } catch {
    return { refusal: 'unanswered' }
  }
}

function send(path: string, request: RequestInit): Promise<Response> {
  const over = new AbortController()
  setTimeout(() => over.abort(), patienceMs)
  return fetch(path, { cache: 'no-store', ...request, signal: over.signal })
}

/** By name (RFC 9457). An answer to HEAD has only its status. */
async function refusalIn(response: Response): Promise<Refused> {
  const { status, headers } = response
  const { type } = (await response.json().catch(() => ({}))) as { type?: unknown }
  const name = refusals.find((one) => String(type).endsWith(`#${one}`)) ?? byStatus[status]
  const seconds = Number(headers.get('retry-after'))
  return { refusal: name ?? 'unanswered', ...(seconds > 0 && { waitMs: seconds * 1000 }) }
}

const byStatus: Partial<Record<number, Refusal>> = { 401: 'sign-in-needed', 403: 'editor-needed' }
