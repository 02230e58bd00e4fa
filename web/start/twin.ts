/**
 * React draws the document anew if an extension or a translator has changed it. Finds the element itself or, once it is
 * gone, what was drawn in its place.
 */
export function twinOf<E extends Element>(element: E): () => E | undefined {
  const like = likenessOf(element)
  const before = [...document.querySelectorAll(like)]
  const place = before.indexOf(element)
  const count = before.length
  return () => {
    if (element.isConnected) return element
    const now = document.querySelectorAll<E>(like)
    // With one more or less, another one may stand in its place.
    return now.length === count ? now[place] : undefined
  }
}

/** A selector without texts, which a translator changes, and without the elements around, to which others are added. */
function likenessOf(element: Element): string {
  const names = ['name', 'href', element.localName === 'button' ? 'value' : 'name']
  const given = names.filter((name) => element.hasAttribute(name))
  const told = (given.length > 0 ? given : ['class'])
    .filter((name) => element.hasAttribute(name))
    .map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`)
  const part = element.parentElement?.closest('[id]')
  return `${part ? `#${CSS.escape(part.id)} ` : ''}${element.localName}${told.join('')}`
}
