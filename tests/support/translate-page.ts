/**
 * Runs in the page: once the app has started, replaces each text, also what comes later, with one in elements of its
 * own, as Chrome's translator does.
 */
export function translatePage(): void {
  const isText = ({ parentElement, textContent }: Node) =>
    textContent?.trim() && parentElement && !parentElement.closest('font, script, style, textarea, title')
  const translate = () => {
    if (!document.body || document.documentElement.dataset.app !== undefined) return
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) if (isText(texts.currentNode)) found.push(texts.currentNode)
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.textContent ?? '')
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  new MutationObserver(translate).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  addEventListener('app-started', translate)
}
