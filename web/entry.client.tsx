import { StrictMode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { holdMailedQuery } from './account/mailed-link/held-query.ts'
import { followSession } from './account/session/session.ts'
import { followTaps } from './day/now/follow-taps.ts'
import { followToday } from './guide/today/follow-today.ts'
import { drawnLanguage } from './language/drawn-language.ts'
import { inLanguage, languageOf } from './language/languages.ts'
import { type Messages, speak } from './language/translate.ts'
import { Document } from './root.tsx'
import { followSaved } from './saved/sync/follow-saved.ts'
import { startNavigation } from './shell/navigation/navigate.ts'
import { Navigation } from './shell/navigation/navigation.tsx'
import { readAppStart } from './shell/start/app-start.ts'
import { holdPage } from './shell/start/hold-page.ts'
import { keepDrawnPage } from './shell/start/keep-drawn-page.ts'
import { importPage, loadPage, openWithoutRouter } from './shell/start/page-loading.ts'
import { replaceAddress } from './shell/start/replace-address.ts'

// Runs before the SDK sends anything: its requests name the page's address, with a mailed link, as referrer.
holdMailedQuery()

/** Lets the reader's input go first: React's start keeps a slow phone busy. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

await pause()
const showDrawnPage = keepDrawnPage()
const putBack = holdPage()
let root: Root | undefined

try {
  const start = readAppStart()
  if (!start) throw new Error('The page has no end')
  speak(drawnLanguage(), { ...(await loadMessages(start.messages)), ...start.page.messages })
  // Offline the worker may answer in another language than that of the address, which the router would not find there.
  if (drawnLanguage() !== 'en' && languageOf(location.pathname) !== drawnLanguage()) {
    const { pathname, search, hash } = location
    replaceAddress(inLanguage(pathname, drawnLanguage()) + search + hash)
  }
  const page = { ...start.page, Page: await importPage(start.page) }
  const first = startNavigation(page, loadPage, giveUp)
  await pause()
  startTransition(() => {
    root = hydrateRoot(
      document,
      <StrictMode>
        <Navigation first={first}>
          <Document />
        </Navigation>
      </StrictMode>,
      { onCaughtError: giveUp, onUncaughtError: giveUp, onRecoverableError: goOn },
    )
  })
  followSaved()
  followTaps()
  followSession()
  void followToday()
} catch (error) {
  giveUp(error)
}

function goOn(error: unknown): void {
  reportError(error)
  putBack()
}

let isOver = false

/** Goes on without React: what would draw another message may be what has failed. */
function giveUp(error: unknown): void {
  if (isOver) return
  isOver = true
  console.error('Travel Visit could not start', error)
  // React is still rendering at this point.
  queueMicrotask(() => {
    root?.unmount()
    showDrawnPage()
    putBack()
    openWithoutRouter()
  })
}

async function loadMessages(address: string | undefined): Promise<Messages> {
  if (!address) return {}
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`)
  return response.json()
}
