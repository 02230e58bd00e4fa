import { useEffect, useRef } from 'react'
import { useShown } from './navigation/navigation.tsx'
import { partAt } from './navigation/scroll.ts'

export function useFocusAfterNavigation(): void {
  const {
    location: { pathname, hash },
    isReturn,
  } = useShown()
  const shown = useRef({ pathname, hash })
  useEffect(() => {
    const left = shown.current
    shown.current = { pathname, hash }
    const isOtherPage = left.pathname !== pathname
    if (!isOtherPage && left.hash === hash) return
    const target =
      (isOtherPage && isReturn && linkTo(left.pathname)) ||
      partAt(hash) ||
      (isOtherPage && document.querySelector<HTMLElement>('main h1'))
    if (target) focus(target)
  }, [pathname, hash, isReturn])
}

function linkTo(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([tabindex="-1"])')
  return [...links].find((link) => link.pathname === pathname && link.origin === location.origin)
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) focus(heading)
}

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  // The navigation restores the scroll position.
  element.focus({ preventScroll: true })
}
