/** Something on a page, as a reader knows it. */
export type Wanted = {
  what: keyof typeof selectors
  /** Its accessible name or its text: exactly this, else what contains it. */
  name?: string
  /** Instead of the name: a regular expression. */
  pattern?: string
  /** The heading of the part of the page that it is in. */
  under?: string
}

const selectors = {
  link: 'a[href]',
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  field: 'input',
  heading: 'h1, h2, h3',
  text: '*',
}

/** Where to press, and how many screens the page was scrolled to get there. */
export type Found = { x: number; y: number; screens: number }

/** The arguments of `bringIntoView`. */
export function lookFor({ what, ...wanted }: Wanted): [string, Omit<Wanted, 'what'>] {
  return [selectors[what], wanted]
}

/**
 * Runs in the page. Looks for something that can be seen, and scrolls to it unless it is on the screen and nothing covers
 * it, as the bar at the bottom would. Null if there is none.
 */
export async function bringIntoView(
  selector: string,
  { name, pattern, under }: Omit<Wanted, 'what'>,
): Promise<Found | null> {
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
  const isHidden = (element: Element | null) => element?.closest('[aria-hidden=true]') != null

  function textOf(element: Element): string {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let text = ''
    while (words.nextNode()) {
      if (!isHidden(words.currentNode.parentElement)) text += words.currentNode.textContent
    }
    return spaced(text)
  }
  function nameOf(element: Element): string {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return element.getAttribute('aria-label') ?? textOf(label ?? element)
  }
  /** A checkbox is pressed on its label, which is larger. */
  function placeOf(element: Element): Element {
    const isBox = element instanceof HTMLInputElement && element.type === 'checkbox'
    return (isBox && element.labels?.[0]) || element
  }
  function isSeen(element: Element): boolean {
    const { width, height } = placeOf(element).getBoundingClientRect()
    const seen = placeOf(element).checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // What is there for screen readers alone is one pixel large.
    return seen && width > 1 && height > 1
  }
  function matching(inside: ParentNode, selector: string, matches: (name: string) => boolean): Element[] {
    return [...inside.querySelectorAll(selector)].filter(
      (element) => isSeen(element) && matches(nameOf(element)),
    )
  }
  const named = (inside: ParentNode, selector: string, name: string) =>
    matching(inside, selector, (own) => own === name)[0] ??
    smallest(matching(inside, selector, (own) => own.includes(name)))
  /** The first that has no other inside. */
  const smallest = (found: Element[]) =>
    found.find((element) => !found.some((other) => other !== element && element.contains(other)))

  const screen = document.querySelector('dialog:modal') ?? document
  const heading = under === undefined ? null : named(screen, 'h1, h2, h3', spaced(under))
  const part = under === undefined ? screen : heading?.closest('article, section, dialog, main')
  if (!part) return null
  const element =
    pattern === undefined
      ? named(part, selector, spaced(name ?? ''))
      : smallest(matching(part, selector, (own) => new RegExp(pattern, 'iu').test(own)))
  if (!element) return null

  const place = placeOf(element)
  /** The middle of the first line, if a link has several. */
  function middle() {
    const { x, y, width, height } = place.getClientRects()[0] ?? place.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  function isOnScreen(): boolean {
    const { x, y } = middle()
    const top = document.elementFromPoint(x, y)
    // The link of a card or a row lies over all of it, and hides none of its texts.
    const around = selector === '*' ? [place.closest('article'), place.closest('li')] : []
    return [place, ...around].some((part) => part?.contains(top))
  }
  const before = scrollY
  if (!isOnScreen()) place.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Presses arrive where things were painted last.
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  const screens = Math.abs(scrollY - before) / innerHeight
  return isOnScreen() ? { ...middle(), screens } : null
}
