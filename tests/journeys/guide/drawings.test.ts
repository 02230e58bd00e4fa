import { temples } from '#guide/content/temples.ts'
import { expect, test } from '#tests/support/journey.ts'

test('each temple has its own small drawing, which is a picture and nothing else', async ({ page }) => {
  await page.goto('/temples')
  const addresses = await page
    .locator('.temple-picture-frame img:first-child')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src))
  expect(new Set(addresses).size).toBe(temples.length)
  for (const address of addresses) {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type'], address).toContain('image/svg+xml')
    const source = await answer.text()
    expect(Buffer.byteLength(source), address).toBeLessThan(6000)
    expect(await page.evaluate(oddities, source), address).toEqual([])
    await expect
      .poll(() => page.evaluate(drawnWidth, address), { message: `${address} is not drawn` })
      .toBeGreaterThan(0)
  }
})

/** Runs in the page: lists what a drawing must not contain. */
function oddities(source: string): string[] {
  const { documentElement } = new DOMParser().parseFromString(source, 'image/svg+xml')
  const found = documentElement.matches('svg[viewBox="0 0 800 600"]') ? [] : ['no SVG, or of another shape']
  for (const element of [documentElement, ...documentElement.querySelectorAll('*')]) {
    if (['script', 'text', 'image', 'foreignObject', 'parsererror', 'filter'].includes(element.localName))
      found.push(`<${element.localName}>`)
    for (const { name, value } of element.attributes) {
      const target = /^url\((.*)\)$/.exec(value)?.[1] ?? (name.endsWith('href') ? value : undefined)
      const isOwn = target?.startsWith('#') && documentElement.querySelector(target) !== null
      if ((target !== undefined && !isOwn) || name.startsWith('on')) found.push(`${name}="${value}"`)
    }
  }
  if (/@import|url\(/.test(documentElement.querySelector('style')?.textContent ?? '')) found.push('style')
  return found
}

async function drawnWidth(address: string): Promise<number> {
  const image = Object.assign(new Image(), { src: address })
  await image.decode()
  return image.naturalWidth
}
