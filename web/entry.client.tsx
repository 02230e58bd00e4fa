import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { holdMailedQuery } from './account/mailed-link/action-link.ts'
import { followSession } from './account/session/session.ts'
import type { Language } from './language/languages.ts'
import { type Messages, speak } from './language/translate.ts'
import { readAppStart } from './start/app-start.ts'
import { cannotStart } from './start/load-app.ts'
import { filesFirst } from './start/page-loading.ts'
import { startRouter } from './start/start-router.ts'
import { followVisits } from './visits/sync/follow-visits.ts'

// Before the SDK asks anything: it names the page's address as the referrer, whatever the page says.
holdMailedQuery()

/** React's start keeps a slow phone busy; let the reader's input go first. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

await pause()
// If React cannot start it empties the document. The prerendered page is still readable, so it is kept, as a string: a
// cloned document would load its pictures again.
const prerendered = document.documentElement.outerHTML

try {
  // Offline, the service worker answers with a language that is stored.
  const language = document.documentElement.lang as Language
  const start = readAppStart()
  speak(language, await loadMessages(start?.messages))
  if (start) await startRouter(start)
  await pause()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[filesFirst]} />
      </StrictMode>,
      { onUncaughtError: showPrerendered },
    )
  })
  followVisits()
  followSession()
} catch (error) {
  showPrerendered(error)
}

function showPrerendered(error: unknown): void {
  console.error('Travel Visit could not start', error)
  document.documentElement?.remove()
  document.append(new DOMParser().parseFromString(prerendered, 'text/html').documentElement)
  cannotStart()
}

/** The catalogue of the document's language. English needs none. */
async function loadMessages(address: string | undefined): Promise<Messages> {
  if (!address) return {}
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return response.json()
}
