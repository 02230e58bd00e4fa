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
import type { ListedGateway } from '../temples/distance-text.ts'
import { useNow } from '../temples/now.tsx'
import { rememberedGateway, rememberGateway } from './remembered-gateway.ts'

type ChosenList = {
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
  /** Whether somebody has chosen since the page was opened. */
  isTouched: boolean
}

/**
 * What the address chooses, and how to choose otherwise: the address follows, so that a link shows the same list.
 * `form` holds the controls, in which somebody may have chosen before the page's JavaScript arrived.
 */
export function useListChoice(
  form: RefObject<HTMLFormElement | null>,
  gateways: readonly ListedGateway[],
): ChosenList {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  // The built page that the browser starts from knows no query.
  const isStarted = useNow() !== null
  const query = isStarted ? asked.toString() : ''
  const said = parseListChoice(new URLSearchParams(query), gateways)
  const remembered = () => chosenGateway(rememberedGateway(), gateways)
  // An address that chooses nothing stands for what was chosen last.
  const addressed = query === '' ? { ...said, from: isStarted ? remembered() : null } : said
  // What was just chosen shows at once; the address follows a moment later.
  const [shown, showAtOnce] = useOptimistic(addressed)
  // Chosen between the page's first drawing by React and the one that knows the address.
  const [beforehand, showBeforehand] = useState(nothing)
  const choice = { ...shown, ...beforehand }
  const [isTouched, touch] = useState(false)
  const early = useRef(nothing)

  function go(next: ListChoice): void {
    if (next.from !== shown.from) rememberGateway(next.from)
    startTransition(async () => {
      showAtOnce(next)
      // A navigation keeps a phone busy for longer than the controls take to answer.
      await nextPaint()
      // Nothing chosen here is not yet what was chosen last.
      const address = remembered() ? sharedListAddress(next) : listAddress(next) || '?'
      await navigate(address, { replace: true, preventScrollReset: true })
    })
  }

  // Before the first drawing of ours, which puts into the controls what the address says.
  useLayoutEffect(() => {
    if (!form.current) return
    early.current = chosenIn(form.current, gateways)
    showBeforehand(early.current)
  }, [form, gateways])

  // Within the drawing that knows the address, or what somebody chooses at that moment would be overtaken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that is opened.
  useLayoutEffect(() => {
    if (!isStarted) return
    const next = { ...addressed, ...early.current }
    early.current = nothing
    showBeforehand(nothing)
    if (listAddress(next) !== listAddress(said)) go(next)
    delete document.documentElement.dataset.list
  }, [isStarted, asked])

  // The same function for good, or the whole list would be drawn anew with the controls.
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

/** What is chosen in the controls: their form says it as an address does, and as it was built it says nothing. */
function chosenIn(form: HTMLFormElement, gateways: readonly ListedGateway[]): Partial<ListChoice> {
  const said = new URLSearchParams()
  for (const [name, value] of new FormData(form)) said.set(name, String(value))
  return Object.fromEntries(Object.entries(parseListChoice(said, gateways)).filter(([, value]) => value))
}
