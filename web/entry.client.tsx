import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followSession } from './account/session/session.ts'
import type { Language } from './language/languages.ts'
import { loadMessages } from './language/load-messages.ts'
import { rememberArrival } from './language/remembered-language.ts'
import { speak } from './language/translate.ts'

/** React's own start has kept a slow phone busy; what its reader does meanwhile comes first. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

await pause()
// React empties the document when it cannot start; the page reads as it came, so it is kept: as text, as a copy of the
// document would load its pictures again.
const prerendered = document.documentElement.outerHTML

try {
  // Without a network an address in a language that was never read is answered in one that was.
  const language = document.documentElement.lang as Language
  rememberArrival(language)
  speak(language, await loadMessages())
  await pause()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onUncaughtError: showPrerendered },
    )
  })
  followSession()
} catch (error) {
  showPrerendered(error)
}

function showPrerendered(error: unknown): void {
  console.error('Travel Visit could not start', error)
  document.documentElement?.remove()
  document.append(new DOMParser().parseFromString(prerendered, 'text/html').documentElement)
}
