/** In milliseconds. */
const firstPause = 500
const longestPause = 15_000
/** Without a byte of any file a request counts as lost. */
const patience = 10_000

let lastByteAt = 0

/** Brings a file into the browser's cache, and asks for it again until it is there. */
export async function download(address: string): Promise<void> {
  for (let pause = firstPause; !(await isBrought(address)); pause = Math.min(2 * pause, longestPause))
    await timeOrLine(pause)
}

async function isBrought(address: string): Promise<boolean> {
  const request = new AbortController()
  lastByteAt = performance.now()
  const watch = setInterval(() => {
    if (performance.now() - lastByteAt > patience) request.abort()
  }, 1000)
  try {
    const response = await fetch(address, { signal: request.signal })
    const reader = response.body?.getReader()
    while (!(await reader?.read())?.done) lastByteAt = performance.now()
    return response.ok
  } catch {
    return false
  } finally {
    clearInterval(watch)
  }
}

/** Until the time is over, or the line is back. */
function timeOrLine(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
    addEventListener('online', () => resolve(), { once: true })
  })
}
