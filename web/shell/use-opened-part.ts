import { useLayoutEffect } from 'react'
import { useLocation } from './navigation/navigation.tsx'
import { partAt } from './navigation/scroll.ts'

/** Opens what the address leads into. Browsers do so for documents that they open, but not all of them. */
export function useOpenedPart(): void {
  const { pathname, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a part of the same name.
  useLayoutEffect(() => {
    const part = partAt(hash)
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].filter(
      (fold) => part && fold !== part && fold.contains(part),
    )
    for (const fold of closed) fold.open = true
    if (closed.length > 0) part?.scrollIntoView()
  }, [pathname, hash])
}
