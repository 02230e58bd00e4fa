const firstPauseMs = 500
const longestPauseMs = 15_000
/** The reader isn't told earlier: the next try may succeed. */
export const quietForMs = 2000
/** A request is given up if no byte of any file has arrived for this long. */
export const stallTimeoutMs = 10_000

/** Pressing "Try again" dispatches it to the window. */
export const tryAgainEvent = 'try-again'

type DownloadOptions = {
  method?: 'GET' | 'HEAD'
  signal?: AbortSignal
  /** Called once the file has been missing for a while. */
  onMissing: () => void
  /** Called if the server has no such file, which therefore belongs to an older version of the site. */
  onGone?: () => void
}

/** Gets a file into the browser's cache, and asks for it again until it is there. False if it was given up. */
export async function download(address: string, options: DownloadOptions): Promise<boolean> {
  const { signal, onMissing } = options
  const begun = performance.now()
  for (let pauseMs = firstPauseMs; !signal?.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    if (await fetchOnce(address, options)) return true
    if (signal?.aborted) break
    if (performance.now() - begun > quietForMs) onMissing()
    await nextChance(pauseMs)
  }
  return false
}

let lastByteAt = 0
/** Changes with the first page of a portal that came in place of a file: the browser may have kept it. */
let cache: RequestCache = 'default'

/** Gets a file into the browser's cache. False if it did not come. */
export async function fetchOnce(
  address: string,
  { method = 'GET', signal, onGone }: Omit<DownloadOptions, 'onMissing'> = {},
): Promise<boolean> {
  const request = new AbortController()
  const giveUp = () => request.abort()
  signal?.addEventListener('abort', giveUp)
  lastByteAt = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - lastByteAt > stallTimeoutMs) giveUp()
  }, 1000)
  try {
    const response = await fetch(address, { method, cache, signal: request.signal })
    const reader = response.body?.getReader()
    // Chromium gives a HEAD's answer an empty body, the others none, as the Fetch Standard says.
    while (reader && !(await reader.read()).done) lastByteAt = performance.now()
    if (response.status === 404) onGone?.()
    const isPage = /html/.test(`${response.headers.get('content-type')}`)
    if (method === 'HEAD' || !isPage) return response.ok
    cache = 'reload'
    return false
  } catch {
    return false
  } finally {
    clearInterval(watch)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Ends after that time, or as soon as the network is back or the reader asks to try again. */
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
