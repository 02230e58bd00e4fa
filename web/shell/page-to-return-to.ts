import { useEffect } from 'react'
import { useLocation, usePage } from './navigation/navigation.tsx'

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
const aside = ['welcome', 'login', 'register', 'logout', 'forgot', 'action', 'account', 'not-found']

/** After a sign-in, readers return to the last page of the guide; from a temple, to the list as last chosen. */
export function useRememberPage(): void {
  const { pathname, search, hash } = useLocation()
  const { name } = usePage()
  useEffect(() => {
    if (aside.includes(name)) return
    const title = document.title.replace(/ – Travel Visit$/, '')
    if (name === 'temples') list = pathname + search
    last = pathname === destination ? undefined : { address: pathname + search + hash, title }
  }, [name, pathname, search, hash])
}
