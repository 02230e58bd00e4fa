import { linkedDay } from '#day/share/link.ts'
import { useLocation } from '#web/shell/navigation/navigation.tsx'

export function useReceivedLink(): ReturnType<typeof linkedDay> | null {
  const { hash } = useLocation()
  const link = hash.slice(1)
  // An ordinary `#fragment` names an element of the page.
  if (link === '' || document.getElementById(link)) return null
  return linkedDay(link)
}
