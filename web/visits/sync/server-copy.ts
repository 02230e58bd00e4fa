import type { Entries } from '#visits/entry.ts'
import type { ServerCopy } from '../kept.ts'

/** What the server answered about the account's visits. */
type ServerAnswer =
  | { kind: 'copy'; copy: ServerCopy }
  /** As it was read last. */
  | { kind: 'unchanged' }
  /** Another device has written since it was read. */
  | { kind: 'outdated' }
  | { kind: 'signInNeeded' }
  /** More than an account may keep. */
  | { kind: 'tooMuch' }
  | { kind: 'invalid'; keys: readonly string[] }
  /** This server keeps nothing for accounts. */
  | { kind: 'missing' }
  | { kind: 'later'; afterMs: number }

const address = '/api/visits'
const timeoutMs = 30_000

export function readServerCopy(token: string, etag: string | null): Promise<ServerAnswer> {
  return ask('GET', token, etag === null ? {} : { 'if-none-match': etag })
}

export function sendToServer(token: string, etag: string, entries: Entries): Promise<ServerAnswer> {
  const headers = { 'if-match': etag, 'content-type': 'application/json' }
  return ask('PUT', token, headers, JSON.stringify({ entries }))
}

/** Call before an account is deleted at a provider that knows nothing of visits. Throws on failure. */
export async function deleteServerCopy(token: string): Promise<void> {
  const response = await send('DELETE', token, {})
  if (!response.ok && !isMissing(response)) throw new Error(`Deleting the visits answered ${response.status}`)
}

async function ask(
  method: 'GET' | 'PUT',
  token: string,
  headers: Record<string, string>,
  body?: string,
): Promise<ServerAnswer> {
  try {
    return await answerOf(await send(method, token, headers, body))
  } catch {
    // No network, or an answer that broke off.
    return { kind: 'later', afterMs: 0 }
  }
}

function send(
  method: string,
  token: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Response> {
  return fetch(address, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body !== undefined && { body }),
    cache: 'no-store',
    // Older browsers lack it.
    signal: AbortSignal.timeout?.(timeoutMs) ?? null,
  })
}

async function answerOf(response: Response): Promise<ServerAnswer> {
  const { status, headers } = response
  if (isMissing(response)) return { kind: 'missing' }
  if (status === 200) {
    const { entries } = (await response.json()) as { entries: Entries }
    return { kind: 'copy', copy: { entries, etag: headers.get('etag') } }
  }
  if (status === 304) return { kind: 'unchanged' }
  if (status === 401) return { kind: 'signInNeeded' }
  if (status === 412 || status === 428) return { kind: 'outdated' }
  if (status === 413) return { kind: 'tooMuch' }
  if (status === 422) {
    const { invalid } = (await response.json()) as { invalid?: readonly { key: string }[] }
    return invalid ? { kind: 'invalid', keys: invalid.map(({ key }) => key) } : { kind: 'tooMuch' }
  }
  const seconds = Number(headers.get('retry-after'))
  return { kind: 'later', afterMs: seconds > 0 ? seconds * 1000 : 0 }
}

/** A host that serves only files answers like this, or with a page. */
function isMissing({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return status === 404 || status === 405 || (status === 200 && isPage)
}
