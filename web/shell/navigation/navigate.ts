import type { ShownPage } from '#web/shell/start/page.ts'
import { replaceAddress } from '#web/shell/start/replace-address.ts'
import { addressOf, type Entry, locationAt, type Shown } from './location.ts'

export type LoadPage = (address: string, signal: AbortSignal) => Promise<ShownPage>

type Options = {
  replace?: boolean
  state?: unknown
  keepsScroll?: boolean
  animates?: boolean
}

type Follow = (next: Shown, animates: boolean) => void

let shown: Shown
let load: LoadPage
let giveUp: (error: unknown) => void
let follow: Follow | undefined
let loading = new AbortController()

export function startNavigation(
  page: ShownPage,
  loadPage: LoadPage,
  onError: (error: unknown) => void,
): Shown {
  load = loadPage
  giveUp = onError
  const { entry } = entryHere()
  shown = { location: locationAt(hereAddress(), entry), page, isReturn: true, keepsScroll: true }
  addEventListener('popstate', () => {
    const { entry, isNew } = entryHere()
    const isPart = isNew && isAddressOfShown()
    const how = { isReturn: !isPart, keepsScroll: isPart }
    void arrive(hereAddress(), (page) =>
      show({ location: locationAt(hereAddress(), entry), page, ...how }, false),
    )
  })
  return shown
}

/** A link to a part of the page makes a new entry, and the browser scrolls there. Others may be older than this app. */
function entryHere(): { entry: Entry; isNew: boolean } {
  const state: Entry = history.state
  if (state?.key) return { entry: state, isNew: false }
  const entry = { ...state, key: newKey() }
  replaceAddress(hereAddress(), entry)
  return { entry, isNew: true }
}

function newKey(): string {
  return Math.random().toString(36).slice(2)
}

export function followNavigation(next: Follow, drawn: Shown): () => void {
  follow = next
  if (shown !== drawn) next(shown, false)
  return () => {
    follow = undefined
  }
}

export function navigate(to: string, options: Options = {}): Promise<void> {
  const { pathname, search, hash } = shown.location
  const address = addressOf(to, shown.location)
  const isShown = address === addressOf(pathname + search + hash, shown.location)
  const { state, replace = isShown, keepsScroll = false, animates = false } = options
  return arrive(address, (page) => {
    const entry = { key: newKey(), usr: state }
    try {
      if (replace) history.replaceState(entry, '', address)
      else history.pushState(entry, '', address)
    } catch {
      // Safari refuses after a hundred changes in some seconds.
      if (address !== hereAddress()) {
        if (replace) location.replace(address)
        else location.assign(address)
        return
      }
    }
    show({ location: locationAt(address, entry), page, isReturn: false, keepsScroll }, animates)
  })
}

/** One page at a time is on its way: the last that was asked for. */
async function arrive(address: string, then: (page: ShownPage) => void): Promise<void> {
  loading.abort()
  loading = new AbortController()
  const { signal } = loading
  try {
    const page = isOfShown(address) ? shown.page : await load(location.origin + address, signal)
    if (!signal.aborted) then(page)
  } catch (error) {
    if (!signal.aborted) giveUp(error)
  }
}

function show(next: Shown, animates: boolean): void {
  shown = next
  follow?.(next, animates)
}

function isOfShown(address: string): boolean {
  return locationAt(address, null).pathname === shown.location.pathname
}

/** False after Back and Forward, which change the address at once, until their page is shown. */
export function isAddressOfShown(): boolean {
  return isOfShown(hereAddress())
}

function hereAddress(): string {
  return location.pathname + location.search + location.hash
}
