import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  chosenGateway,
  type ListChoice,
  listAddress,
  parseListChoice,
  sharedListAddress,
} from '#guide/list-address.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { useLateAddress } from '#web/guide/search/use-late-address.ts'
import { useQuery } from '#web/shell/navigation/navigation.tsx'
import { useNow } from '#web/shell/now.tsx'
import { rememberedGateway, rememberGateway } from '#web/shell/position/remembered-gateway.ts'
import { isStarting } from '#web/shell/start/early-presses.ts'

type ChosenList = {
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
  /** False as long as the choice comes from the address or from what was remembered. */
  isTouched: boolean
}

/**
 * The reader's choice, which the address follows, so that a link shows the same list. `form` has the controls, which may
 * have been used before hydration.
 */
export function useListChoice(
  form: RefObject<HTMLFormElement | null>,
  gateways: readonly ShownGateway[],
): ChosenList {
  const query = useQuery()
  const { write, isOwn } = useLateAddress()
  // Hydration must draw the page as it was built: without a query.
  const isStarted = useNow() !== null
  const [choice, setChoice] = useState(() =>
    isStarted ? choiceAt(query, gateways) : parseListChoice(new URLSearchParams(), gateways),
  )
  const [isTouched, touch] = useState(false)
  const present = useRef(choice)

  const change = useCallback(
    (changed: Partial<ListChoice>) => {
      const before = present.current
      const next = { ...before, ...changed }
      next.search = next.search.trim().normalize()
      present.current = next
      if (next.from !== before.from) rememberGateway(next.from)
      setChoice(next)
      // If a gateway is remembered, an empty query would bring it back.
      write(
        rememberedGateway() ? sharedListAddress(next) : listAddress(next) || '?',
        next.search !== before.search,
      )
    },
    [write],
  )

  // A layout effect reads the controls before a render overwrites them.
  useLayoutEffect(() => {
    if (isOwn(query)) return
    const opened = choiceAt(query, gateways)
    present.current = opened
    setChoice(opened)
    const early = isStarting() && form.current ? chosenIn(form.current, gateways) : {}
    const asked = listAddress(parseListChoice(query, gateways))
    // The address lacks a gateway that is remembered, and what was chosen before the app started.
    if (listAddress(opened) !== asked || listAddress({ ...opened, ...early }) !== asked) change(early)
  }, [query, gateways, form, change, isOwn])

  // `choose` stays the same function, or the whole list would render with the controls.
  const choose = useCallback(
    (changed: Partial<ListChoice>) => {
      touch(true)
      change(changed)
    },
    [change],
  )
  return { choice, choose, isTouched }
}

/** Without a query, the list starts where the reader's last one did. */
function choiceAt(query: URLSearchParams, gateways: readonly ShownGateway[]): ListChoice {
  const choice = parseListChoice(query, gateways)
  return `${query}` ? choice : { ...choice, from: chosenGateway(rememberedGateway(), gateways) }
}

/** What controls say that aren't as they were built. */
function chosenIn(form: HTMLFormElement, gateways: readonly ShownGateway[]): Partial<ListChoice> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) fields.set(name, String(value))
  const chosen = Object.entries(parseListChoice(fields, gateways)).filter(([, value]) => value)
  // The head's script had selected another starting point.
  const isTakenBack = form.querySelector('.list-from option[selected]:not([value=""], :checked)')
  return { ...(isTakenBack && { from: null }), ...Object.fromEntries(chosen) }
}
