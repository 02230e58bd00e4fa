/** In milliseconds. */
const firstPause = 500
const longestPause = 15_000
/** So long the reader is not told of failures: the next try may succeed. */
const discretion = 2000
/** Without a byte of any file a request counts as lost. */
export const patience = 10_000

/** Pressing "Try again" dispatches it to the window. */
export const tryAgainEvent = 'try-again'

type DownloadOptions = {
  method?: 'GET' | 'HEAD'
  signal?: AbortSignal
  /** Called once the file has been missing for a while. */
  onMissing: () => void
}

/** Gets a file into the browser's cache, and asks for it again until it is there. False if it was given up. */
export async function download(address: string, options: DownloadOptions): Promise<boolean> {
  const { signal, onMissing } = options
  const begun = performance.now()
  for (let pause = firstPause; !signal?.aborted; pause = Math.min(2 * pause, longestPause)) {
    if (await isBrought(address, options)) return true
    if (signal?.aborted) break
    if (performance.now() - begun > discretion) onMissing()
    await nextChance(pause)
  }
  return false
}

let lastByteAt = 0

/** Asks for a file once. */
export async function isBrought(
  address: string,
  { method = 'GET', signal }: Pick<DownloadOptions, 'method' | 'signal'> = {},
): Promise<boolean> {
  const request = new AbortController()
  const giveUp = () => request.abort()
  signal?.addEventListener('abort', giveUp)
  lastByteAt = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - lastByteAt > patience) giveUp()
  }, 1000)
  try {
    const response = await fetch(address, { method, signal: request.signal })
    const reader = response.body?.getReader()
    while (!(await reader?.read())?.done) lastByteAt = performance.now()
    return response.ok
  } catch {
    return false
  } finally {
    clearInterval(watch)
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Until the time is over, the line is back or the reader asks for it. */
function nextChance(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      removeEventListener(tryAgainEvent, done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
    addEventListener(tryAgainEvent, done)
  })
}
