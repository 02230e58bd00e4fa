import type { Entries } from '#day/entries/entry.ts'
import type { ServerCopy } from '#web/saved/record.ts'

export type ServerAnswer =
  | { kind: 'copy'; copy: ServerCopy }
  | { kind: 'unchanged' }
  | { kind: 'outdated' }
  | { kind: 'signInNeeded' }
  | { kind: 'tooMuch' }
  | { kind: 'invalid'; keys: readonly string[] }
  /** No answer of our server came, though a portal or proxy may have answered. */
  | { kind: 'later'; afterMs: number }

const address = '/api/visits'
const timeoutMs = 30_000

export function readServerCopy(
  token: string,
  etag: string | null,
  signal?: AbortSignal,
): Promise<ServerAnswer> {
  return ask('GET', token, { headers: etag === null ? {} : { 'if-none-match': etag }, signal })
}

export function sendToServer(
  token: string,
  etag: string,
  entries: Entries,
  signal: AbortSignal,
): Promise<ServerAnswer> {
  const headers = { 'if-match': etag, 'content-type': 'application/json' }
  return ask('PUT', token, { headers, body: JSON.stringify({ entries }), signal })
}

/** Call it before the account is deleted, as a hosted project knows nothing of copies. Throws on failure. */
export async function deleteServerCopy(token: string): Promise<void> {
  const { status } = await send('DELETE', token, {})
  if (status !== 204) throw new Error(`Deleting the account’s copy answered ${status}`)
}

type Asked = { headers?: Record<string, string>; body?: string; signal?: AbortSignal | undefined }

async function ask(method: 'GET' | 'PUT', token: string, asked: Asked): Promise<ServerAnswer> {
  try {
    return await answerOf(await send(method, token, asked))
  } catch {
    return { kind: 'later', afterMs: 0 }
  }
}

function send(method: string, token: string, { headers, body, signal }: Asked): Promise<Response> {
  const over = new AbortController()
  const giveUp = () => over.abort()
  setTimeout(giveUp, timeoutMs)
  signal?.addEventListener('abort', giveUp)
  return fetch(address, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
    cache: 'no-store',
    signal: over.signal,
  })
}

export async function answerOf(response: Response): Promise<ServerAnswer> {
  const { status, headers } = response
  const etag = headers.get('etag')
  // The page of a Wi-Fi's login or of a proxy has no version, or is no JSON.
  if (status === 200 && etag !== null) {
    const { entries } = (await response.json()) as { entries?: Entries }
    const now = new Date(headers.get('date') ?? Number.NaN)
    if (typeof entries === 'object') return { kind: 'copy', copy: { entries, etag, now } }
  }
  if (status === 304) return { kind: 'unchanged' }
  if (status === 401) return { kind: 'signInNeeded' }
  if (status === 412 || status === 428) return { kind: 'outdated' }
  if (status === 413) return { kind: 'tooMuch' }
  if (status === 422) {
    const { invalid } = (await response.json()) as {
      invalid?: readonly { key: string; isClockAhead?: boolean }[]
    }
    // The answer to the next read says what time it is.
    if (invalid?.some(({ isClockAhead }) => isClockAhead)) return { kind: 'outdated' }
    return invalid ? { kind: 'invalid', keys: invalid.map(({ key }) => key) } : { kind: 'tooMuch' }
  }
  const seconds = Number(headers.get('retry-after'))
  return { kind: 'later', afterMs: seconds > 0 ? seconds * 1000 : 0 }
}
