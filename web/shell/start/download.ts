const firstPauseMs = 500
const longestPauseMs = 15_000
/** How long nothing is said: the next attempt may succeed. */
export const quietForMs = 2000
/** A request is given up if no byte of any file arrives for this long. */
export const stallTimeoutMs = 10_000

export const tryAgainEvent = 'try-again'

type DownloadOptions = {
  method?: 'GET' | 'HEAD'
  signal?: AbortSignal
  onMissing: () => void
  onGone?: () => void
}

/** Loads a file into the browser's cache, however often it takes. Undefined if `signal` ended that. */
export async function download(address: string, options: DownloadOptions): Promise<Response | undefined> {
  const { signal, onMissing } = options
  const begun = performance.now()
  for (let pauseMs = firstPauseMs; !signal?.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const file = await fetchOnce(address, options)
    if (file) return file
    if (signal?.aborted) break
    if (performance.now() - begun > quietForMs) onMissing()
    await nextChance(pauseMs)
  }
  return undefined
}

let lastByteAt = 0
/** "reload" once the login page of a public network has come for a file: the browser may have cached it. */
let cache: RequestCache = 'default'

export async function fetchOnce(
  address: string,
  { method = 'GET', signal, onGone }: Omit<DownloadOptions, 'onMissing'> = {},
): Promise<Response | undefined> {
  const request = new AbortController()
  const giveUp = () => request.abort()
  signal?.addEventListener('abort', giveUp)
  lastByteAt = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - lastByteAt > stallTimeoutMs) giveUp()
  }, 1000)
  try {
    const response = await fetch(address, { method, cache, signal: request.signal })
    const whole = response.clone()
    const reader = response.body?.getReader()
    // Only Chromium gives the answer to a HEAD a body, an empty one.
    while (reader && !(await reader.read()).done) lastByteAt = performance.now()
    if (response.status === 404) onGone?.()
    // Any page can be opened, one that says that there is none, too.
    if (method === 'HEAD') return response.status < 500 ? whole : undefined
    const isPage = /html/.test(`${response.headers.get('content-type')}`)
    if (response.ok && isPage) cache = 'reload'
    return response.ok && !isPage ? whole : undefined
  } catch {
    return undefined
  } finally {
    clearInterval(watch)
    signal?.removeEventListener('abort', giveUp)
  }
}

export function nextChance(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      removeEventListener(tryAgainEvent, done)
      resolve()
    }
    const timer = setTimeout(done, pauseMs)
    addEventListener('online', done)
    addEventListener(tryAgainEvent, done)
  })
}
