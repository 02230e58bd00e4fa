import { useEffect } from 'react'
import { nearestAddress, withSearch } from '#guide/links/nearest-address.ts'
import { inLanguage } from '#web/language/languages.ts'

/** Where files are served by a plain host: goes on to the page that the address meant, if there is one. */
export function useNearestPage(pages: readonly string[]): void {
  useEffect(() => {
    const { pathname, search, hash, origin } = location
    const near = nearestAddress(pathname, (address) => pages.includes(inLanguage(address, 'en')))
    if (near === undefined || near === pathname) return
    const address = new URL(withSearch(near, search), origin)
    address.hash ||= hash
    location.replace(address)
  }, [pages])
}
