import type { Messages } from './translate.ts'

/** In the browser: loads the catalogue of the document's language, which the page preloads. English needs none. */
export async function loadMessages(): Promise<Messages> {
  const link = document.querySelector<HTMLLinkElement>('link[data-messages]')
  if (!link) return {}
  const response = await fetch(link.href)
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return response.json()
}
