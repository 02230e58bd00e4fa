import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'

type ReadPage = { address: string; title: string }

let last: ReadPage | undefined
let list = '/temples'

/** Undefined if the last page of the guide is the one that a sign-in leads to anyway, or none was read. */
export function pageToReturnTo(): ReadPage | undefined {
  return last
}

export function listToReturnTo(): string {
  return list
}

export const destination = '/tirupati'
const aside = new Set(
  ['login', 'register', 'logout', 'forgot', 'action', 'account', 'not-found'].map((name) => `routes/${name}`),
).add('home')

/** After a sign-in, readers return to the last page of the guide; from a temple, to the list as last chosen. */
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
