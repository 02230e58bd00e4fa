import { expect, type Locator } from '@playwright/test'
import decode from 'jsqr'

/** What a phone's camera reads from this part of the page, as it is drawn. */
export async function readQrCode(code: Locator): Promise<string> {
  const page = code.page()
  await code.scrollIntoViewIfNeeded()
  const clip = await code.boundingBox()
  if (!clip) throw new Error('There is no code')
  const devtools = await page.context().newCDPSession(page)
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...clip, x: clip.x + x, y: clip.y + y, scale: 4 },
  })
  const { pixels, width, height } = await page.evaluate(pixelsOf, data)
  const read = decode(Uint8ClampedArray.from(Buffer.from(pixels, 'latin1')), width, height)
  expect(read, 'a code that can be read').not.toBeNull()
  return read?.data ?? ''
}

/** Runs in the page, which can decode pictures. */
async function pixelsOf(png: string) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const { width, height } = picture
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  const { data } = canvas?.getImageData(0, 0, width, height) ?? { data: [] }
  return { pixels: Array.from(data, (one) => String.fromCharCode(one)).join(''), width, height }
}
