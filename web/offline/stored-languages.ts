import { type Language, languages } from '#messages/languages.ts'
import { readStoredMarks } from './caches.ts'

export async function storedLanguages(): Promise<Language[]> {
  try {
    const groups = new Set((await readStoredMarks()).map(({ group }) => group))
    return languages.filter((language) => groups.has(language))
  } catch {
    return []
  }
}

export function followStored(look: () => void): () => void {
  look()
  try {
    const { serviceWorker } = navigator
    serviceWorker.ready.then(look, () => {})
    serviceWorker.addEventListener('message', look)
    return () => serviceWorker.removeEventListener('message', look)
  } catch {
    return () => {}
  }
}
