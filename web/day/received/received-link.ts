import { useLocation } from 'react-router'
import { linkedDay } from '#guide/plan/link.ts'

/** What the end of the page's address says after `#`; null if it carries no day. */
export function useReceivedLink(): ReturnType<typeof linkedDay> | null {
  const { hash } = useLocation()
  const link = hash.slice(1)
  // A place on the page.
  if (link === '' || document.getElementById(link)) return null
  return linkedDay(link)
}
