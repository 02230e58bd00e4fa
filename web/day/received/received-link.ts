import { useLocation } from 'react-router'
import { linkedDay } from '#day/share/link.ts'

/** The day in the page's address after `#`; null if there is none. */
export function useReceivedLink(): ReturnType<typeof linkedDay> | null {
  const { hash } = useLocation()
  const link = hash.slice(1)
  // A place on the page.
  if (link === '' || document.getElementById(link)) return null
  return linkedDay(link)
}
