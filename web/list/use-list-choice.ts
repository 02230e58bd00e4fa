import {
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  chosenGateway,
  type ListChoice,
  listAddress,
  parseListChoice,
  sharedListAddress,
} from '#guide/list-address.ts'
import { useNow } from '../clock/now.tsx'
import type { ListedGateway } from '../temples/distance-text.ts'
import { rememberedGateway, rememberGateway } from './remembered-gateway.ts'

type ChosenList = {
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
  /** Whether the reader has changed anything since the page was opened. */
  isTouched: boolean
}

/**
 * The reader's choice, kept in the URL so that a link shows the same list. `form` contains the controls, which may have
 * been used before hydration.
 */
export function useListChoice(
  form: RefObject<HTMLFormElement | null>,
  gateways: readonly ListedGateway[],
): ChosenList {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  // The prerendered page, which hydration must match, has no query.
  const isStarted = useNow() !== null
  const query = isStarted ? asked.toString() : ''
  const said = parseListChoice(new URLSearchParams(query), gateways)
  const remembered = () => chosenGateway(rememberedGateway(), gateways)
  // Without a query the last choice applies.
  const addressed = query === '' ? { ...said, from: isStarted ? remembered() : null } : said
  // A new choice shows at once; the URL follows.
  const [shown, showAtOnce] = useOptimistic(addressed)
  // Chosen between hydration and the first render that knows the query.
  const [beforehand, showBeforehand] = useState(nothing)
  const choice = { ...shown, ...beforehand }
  const [isTouched, touch] = useState(false)
  const early = useRef(nothing)

  function go(next: ListChoice): void {
    if (next.from !== shown.from) rememberGateway(next.from)
    startTransition(async () => {
      showAtOnce(next)
      // Navigating keeps a phone busy for longer than the controls take to respond.
      await nextPaint()
      // If a gateway is remembered, an empty query would bring it back.
      const address = remembered() ? sharedListAddress(next) : listAddress(next) || '?'
      await navigate(address, { replace: true, preventScrollReset: true })
    })
  }

  // Before a render overwrites the controls with the query's values.
  useLayoutEffect(() => {
    if (!form.current) return
    early.current = chosenIn(form.current, gateways)
    showBeforehand(early.current)
  }, [form, gateways])

  // A layout effect, so that a choice made at this moment is not overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that is opened.
  useLayoutEffect(() => {
    if (!isStarted) return
    const next = { ...addressed, ...early.current }
    early.current = nothing
    showBeforehand(nothing)
    const isAsked = [said, addressed].every((one) => listAddress(one) === listAddress(next))
    if (!isAsked) go(next)
    delete document.documentElement.dataset.list
  }, [isStarted, asked])

  // A stable function, or the whole list would render with the controls.
  const present = useRef<ChosenList['choose']>(() => {})
  useLayoutEffect(() => {
    present.current = (change) => {
      if (isStarted) go({ ...choice, ...change })
      else {
        early.current = { ...early.current, ...change }
        showBeforehand(early.current)
      }
    }
  })
  const choose = useCallback((change: Partial<ListChoice>) => {
    touch(true)
    present.current(change)
  }, [])
  return { choice, choose, isTouched }
}

const nothing: Partial<ListChoice> = {}

function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** The values of the controls, parsed from the form like a query; untouched controls choose nothing. */
function chosenIn(form: HTMLFormElement, gateways: readonly ListedGateway[]): Partial<ListChoice> {
  const said = new URLSearchParams()
  for (const [name, value] of new FormData(form)) said.set(name, String(value))
  const chosen = Object.entries(parseListChoice(said, gateways)).filter(([, value]) => value)
  // The head's script had selected another starting point.
  const isTakenBack = form.querySelector('.list-from option[selected]:not([value=""], :checked)')
  return { ...(isTakenBack && { from: null }), ...Object.fromEntries(chosen) }
}
