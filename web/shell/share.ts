import { within } from '../device/within.ts'

/** Null: handed to the phone's share sheet, or cancelled there. */
export type Shared = 'copied' | 'failed' | null

const patienceMs = 3000

/** Opens the phone's share sheet or, if there is none, copies the text. */
export async function share(data: ShareData, text: string): Promise<Shared> {
  try {
    await navigator.share(data)
    return null
  } catch (error) {
    // Closing the share sheet is no error. If there is none, or it is refused, copy instead.
    if (error instanceof DOMException && error.name === 'AbortError') return null
  }
  try {
    await within(patienceMs, navigator.clipboard.writeText(text))
    return 'copied'
  } catch {
    return 'failed'
  }
}
