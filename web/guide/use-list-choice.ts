import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type ListChoice, listAddress, parseListChoice } from '#guide/list-address.ts'
import { rememberedGateway, rememberGateway } from './remembered-gateway.ts'

/** What the address chooses, and how to choose otherwise: the address follows, so that a link shows the same list. */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  // The built page that the browser starts from knows no query.
  const isStarted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const parameters = isStarted ? asked : new URLSearchParams()
  const remembered = useSyncExternalStore(neverChanges, rememberedGateway, () => null)
  const said = parseListChoice(parameters)
  // An address that chooses nothing stands for what was chosen last.
  const addressed = parameters.size === 0 ? { ...said, from: remembered } : said
  // What was just chosen shows at once; the address follows a moment later.
  const [pending, setPending] = useState<ListChoice | null>(null)
  const choice = pending ?? addressed
  if (pending && listAddress(pending) === listAddress(addressed)) setPending(null)

  function go(next: ListChoice): void {
    setPending(next)
    document.documentElement.dataset.from = next.from ?? ''
    void navigate(listAddress(next) || '?', { replace: true, preventScrollReset: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is opened.
  useEffect(() => {
    if (!isStarted) return
    if (addressed.from !== said.from) go(addressed)
    delete document.documentElement.dataset.list
  }, [isStarted])

  return [
    choice,
    (change) => {
      const next = { ...choice, ...change }
      if ('from' in change) rememberGateway(next.from)
      go(next)
    },
  ]
}

/** What is remembered changes by our own doing alone, and then the address says it. */
function neverChanges() {
  return () => {}
}
