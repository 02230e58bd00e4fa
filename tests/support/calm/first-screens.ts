/** What somebody meets on a page, beside the bars that all pages have: a control is a link, a button, or a field. */
export type FirstScreens = { words: number; controls: number; screens: number }

/** Runs in the page, at the top of it: counts what is seen of its first three screens, where nothing has been opened. */
export function countFirstScreens(): FirstScreens {
  const end = 3 * innerHeight

  /** What is there for screen readers alone is one pixel large. */
  function isSeen(element: Element): boolean {
    if (element.closest('.visually-hidden:not(:focus), .top-bar, .places')) return false
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  function isWithin(rectangles: DOMRectList): boolean {
    return [...rectangles].some(
      ({ top, bottom, width, height }) => top < end && bottom > 0 && width > 1 && height > 1,
    )
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let words = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element || element.closest('script, style, noscript, select') || !isSeen(element)) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (isWithin(range.getClientRects())) words += 1
    }
  }
  const controls = [...document.querySelectorAll('a[href], button, select, input, textarea, summary')].filter(
    (control) => {
      // A field that only draws its label is pressed on that.
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
      return [control, label].some((one) => one && isSeen(one) && isWithin(one.getClientRects()))
    },
  )
  return { words, controls: controls.length, screens: document.documentElement.scrollHeight / innerHeight }
}
