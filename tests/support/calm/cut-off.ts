/** Runs in the page: doubts and the entries of its sources that lead nowhere, and ids that stand twice. */
export function astray(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const links = document.querySelectorAll<HTMLAnchorElement>('main :is(.doubt, .sources dt a)')
  // Cards lead to the sources on their temples' pages.
  const within = [...links].filter(({ pathname }) => pathname === location.pathname)
  return [
    ...within.map(({ hash }) => hash.slice(1)).filter((id) => !ids.includes(id)),
    ...ids.filter((id, index) => ids.indexOf(id) < index),
  ]
}

/** Runs in the page: finds text that leaves the screen, its box or its button, or is covered. */
export async function cutOff(): Promise<string[]> {
  const found: string[] = []
  const notSeen = '.visually-hidden, svg, option, script, style, noscript, .list-on-paper'
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is ${wide} px too wide`)
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest(notSeen)) continue
    if (!element.checkVisibility() || element.clientWidth <= 1) continue
    const { right, left } = element.getBoundingClientRect()
    if (right > innerWidth + 1 || left < -1)
      found.push(`beside the screen: ${element.outerHTML.slice(0, 100)}`)
    const { display, position } = getComputedStyle(element)
    if (display === 'inline' || position === 'absolute') continue
    if (element.scrollWidth > element.clientWidth + 1)
      found.push(`too wide: ${element.outerHTML.slice(0, 100)}`)
    if (/^(A|BUTTON|LABEL|SUMMARY)$/.test(element.tagName) && element.scrollHeight > element.clientHeight + 2)
      found.push(`too high: ${element.outerHTML.slice(0, 100)}`)
  }
  const bar = document.querySelector('.places')?.getBoundingClientRect()
  const fold = bar && bar.bottom >= innerHeight ? bar.top : innerHeight
  const banner = document.querySelector('.top-bar')
  const isKept = banner !== null && getComputedStyle(banner).position === 'sticky'
  const ceiling = isKept ? banner.getBoundingClientRect().height : 0
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (
      !element?.checkVisibility({ visibilityProperty: true }) ||
      element.closest(notSeen) ||
      !words.currentNode.nodeValue?.trim()
    )
      continue
    const { top, bottom } = element.getBoundingClientRect()
    // On phones the bar at the bottom covers the end of the scrolled page.
    const isBar = element.closest('.places, .top-bar') !== null
    if (!isBar && (top < ceiling || bottom > fold))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // Cards far from the screen are laid out one frame after they come near.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const [first] = range.getClientRects()
    // Of an element that is taller than the screen the middle came into view.
    if (first && !isBar && (first.top < ceiling || first.bottom > fold))
      scrollBy({ top: first.top - innerHeight / 2, behavior: 'instant' })
    const [line] = range.getClientRects()
    const above = line && document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2)
    if (!above || above.contains(element) || element.contains(above)) continue
    // What lets presses through is not found at its place.
    if (getComputedStyle(element).pointerEvents === 'none') continue
    // A card is pressed as a whole: its link lies over all of it, and is clear.
    const over = getComputedStyle(above, '::after')
    if (over.content === '""' && over.position === 'absolute' && over.backgroundColor === 'rgba(0, 0, 0, 0)')
      continue
    // A radio button covers its own label.
    if (element.closest('label')?.contains(above)) continue
    found.push(`under ${above.outerHTML.slice(0, 60)}: ${element.outerHTML.slice(0, 100)}`)
  }
  return found
}
