import { type Language, languages } from '#messages/languages.ts'
import { replaceAddress } from '#web/shell/start/replace-address.ts'
import { unsavedParameter } from './caches.ts'

/** Runs in the head: takes the language that the worker could not open out of the address, and notes it. */
export function noteUnsavedLanguage(): boolean {
  const query = new URLSearchParams(location.search)
  const language = languages.find((one) => one === query.get(unsavedParameter))
  if (!language) return false
  query.delete(unsavedParameter)
  const rest = query.toString()
  replaceAddress(location.pathname + (rest && `?${rest}`) + location.hash)
  document.documentElement.dataset.unsaved = language
  return true
}

export function unsavedLanguage(): Language | null {
  const { unsaved } = document.documentElement.dataset
  return languages.find((language) => language === unsaved) ?? null
}
