import { failAfter } from './device/fail-after.ts'

/** Null if the phone shared it, or the reader cancelled that. */
export type Shared = 'copied' | 'failed' | null

const patienceMs = 3000

export async function share(data: ShareData, text: string): Promise<Shared> {
  try {
    await navigator.share(data)
    return null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
  }
  try {
    await failAfter(patienceMs, navigator.clipboard.writeText(text))
    return 'copied'
  } catch {
    return 'failed'
  }
}
