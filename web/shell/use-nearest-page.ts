import { useEffect } from 'react'
import { nearestAddress, withSearch } from '#guide/links/nearest-address.ts'
import { inLanguage } from '../language/languages.ts'

/** For plain static hosts, which do not redirect: goes on to the page that the address meant, if there is one. */
export function useNearestPage(): void {
  useEffect(() => {
    const { pathname, search, hash, origin } = location
    const near = nearestAddress(pathname, isPage)
    // The host may lack a page that the site lists: redirecting to the same address would never end.
    if (near === undefined || near === pathname) return
    const address = new URL(withSearch(near, search), origin)
    address.hash ||= hash
    location.replace(address)
  }, [])
}

function isPage(address: string): boolean {
  const path = inLanguage(address, 'en').slice(1)
  return Object.values(window.__reactRouterManifest.routes).some(
    (route) => route?.parentId && (route.path ?? '') === path,
  )
}
