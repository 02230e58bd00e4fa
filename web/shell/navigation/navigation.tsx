import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ShownPage } from '#web/shell/start/page.ts'
import type { Location, Shown } from './location.ts'
import { followNavigation, navigate } from './navigate.ts'
import { keepScroll, scrollFor, takeOverScrolling } from './scroll.ts'

type Context = Shown & { /** The pages between which pictures are moving. */ moving: readonly string[] }

const NavigationContext = createContext<Context | undefined>(undefined)

export function Navigation({ first, children }: { first: Shown; children: ReactNode }) {
  const [shown, setShown] = useState(first)
  const [moving, setMoving] = useState<readonly string[]>([])
  const drawn = useRef(first)
  useLayoutEffect(() => {
    if (drawn.current !== shown) scrollFor(shown)
    drawn.current = shown
  }, [shown])
  useLayoutEffect(() => takeOverScrolling(() => drawn.current.location.key), [])
  useLayoutEffect(() => {
    const moved = new Set<string>()
    let last: Shown
    return followNavigation((next, animates) => {
      last = next
      if (!next.keepsScroll) keepScroll(drawn.current.location.key)
      const ends = [drawn.current.location.pathname, next.location.pathname]
      const way = [...ends].sort().join()
      // The way back is animated if the way there was.
      const isAnimated = next.isReturn ? moved.has(way) : animates
      if (!isAnimated || !document.startViewTransition) return startTransition(() => setShown(next))
      moved.add(way)
      flushSync(() => setMoving(ends))
      // It begins a moment later, when another page may have been asked for.
      const { ready, finished } = document.startViewTransition(() => flushSync(() => setShown(last)))
      // Refused if another one takes its place.
      ready.catch(() => {})
      void finished.finally(() => setMoving((now) => (now === ends ? [] : now)))
    }, drawn.current)
  }, [])
  const context = useMemo(() => ({ ...shown, moving }), [shown, moving])
  return <NavigationContext value={context}>{children}</NavigationContext>
}

export function useShown(): Context {
  const shown = useContext(NavigationContext)
  if (!shown) throw new Error('Nothing is navigated here')
  return shown
}

export function useLocation(): Location {
  return useShown().location
}

export function useQuery(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

export function usePage(): ShownPage {
  return useShown().page
}

/** Whether a picture that this page shares with the other one is moving between them. */
export function useIsMoving(page: string): boolean {
  return useShown().moving.includes(page)
}

export function Onward({ to }: { to: string }) {
  useEffect(() => void navigate(to, { replace: true }), [to])
  return null
}
