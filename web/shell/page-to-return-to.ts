import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

type ReadPage = { address: string; title: string }

let last: ReadPage | undefined
let list = '/temples'

/** The last page of the guide that was read in this document, unless it is the one that a sign-in leads to. */
export function pageToReturnTo(): ReadPage | undefined {
  return last
}

/** The list of temples as it was last chosen in this document. */
export function listToReturnTo(): string {
  return list
}

export const destination = '/tirupati'
/** Routes of pages that are not the guide. */
const aside = new Set(
  ['login', 'register', 'logout', 'forgot', 'action', 'account', 'not-found'].map((name) => `routes/${name}`),
).add('home')

/**
 * Remembers each page of the guide, so that readers who log in or register can go back to it, and how the list was
 * chosen, so that the page of a temple leads back to it.
 */
export function useRememberPage(): void {
  const { pathname, search, hash } = useLocation()
  const route = useMatches().at(-1)?.id
  useEffect(() => {
    if (route === undefined || aside.has(route)) return
    const title = document.title.replace(/ – Travel Visit$/, '')
    if (route === 'routes/temples') list = pathname + search
    last = pathname === destination ? undefined : { address: pathname + search + hash, title }
  }, [route, pathname, search, hash])
}
