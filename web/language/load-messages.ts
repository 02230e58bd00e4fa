import type { Messages } from './translate.ts'

/** In the browser: loads the catalogue of the document's language. English needs none. */
export async function loadMessages(address: string | undefined): Promise<Messages> {
  if (!address) return {}
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return response.json()
}
