import { readFileSync } from 'node:fs'
import { guide } from '#guide/guide.ts'
import { pictureOf, show, withPage } from './browser.ts'
import { palettePng } from './palette-png.ts'
import { writePicture } from './write-picture.ts'

const { temples } = guide

// Run `node tools/pictures/draw-social-pictures.ts` after changing a drawing or a name, and commit the result.

/** The Open Graph protocol recommends 1.91 to 1. */
const size = { width: 1200, height: 630 }

const style = `<style>
  body { background: #8c1d2f; color: #fff8ee; font-family: "Palatino Linotype", Palatino, P052, "Noto Serif", serif }
  main { display: grid; block-size: 630px }
  h1 { margin: 0; font-weight: 600; line-height: 1.15; text-wrap: balance }
  h1::after { display: block; inline-size: 88px; block-size: 6px; margin-block-start: 28px; background: #e8ad45; content: "" }
  p { margin: 0; font-size: 28px; color: #f4dcb8 }
  img { display: block }
  .mark { inline-size: 104px; margin: -20px 4px -20px -24px }
  .site { display: flex; align-items: center; font-size: 32px; color: #fff8ee }
  .temple { grid-template-columns: 440px 760px }
  .temple > div { display: grid; grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr auto; padding: 48px 28px 48px 48px }
  .temple h1 { align-self: center; min-inline-size: 0 }
  .temple img.drawing { inline-size: 760px; block-size: 630px; object-fit: cover }
  .all { grid-template-rows: 1fr auto }
  .all > header { display: flex; align-items: center; justify-content: space-between; padding: 0 56px }
  .all h1 { font-size: 88px }
  .all h1::after { content: none }
  .all .mark { inline-size: 250px; margin: 0 }
  .all p { margin-block-start: 12px; font-size: 38px }
  .all > div { display: grid; grid-template-columns: repeat(5, 240px) }
  .all > div img { inline-size: 240px; block-size: 180px }
</style>`

const mark = image('web/public/icons/icon.svg', 'mark', (svg) =>
  svg.replace(/<g class="hills">.*?<\/g>/s, ''),
)

await withPage(async (page) => {
  for (const { id, name } of temples) {
    const body = `<main class="temple">
      <div><p class="site">${mark}Travel Visit</p><h1>${name}</h1><p>Temples around Tirupati</p></div>
      ${drawing(id)}
    </main>`
    await show(page, style + body, size)
    await page.evaluate(fitName)
    writePicture(`social/${id}.png`, palettePng(await pictureOf(page), 64))
  }
  const body = `<main class="all">
    <header><div><h1>Travel Visit</h1><p>Ten temples around Tirupati</p></div>${mark}</header>
    <div>${temples.map(({ id }) => drawing(id)).join('')}</div>
  </main>`
  await show(page, style + body, size)
  writePicture('social/travel-visit.png', palettePng(await pictureOf(page), 128))
})

function fitName(): void {
  const name = document.querySelector('h1')
  for (let pixels = 72; name && pixels > 24; pixels -= 2) {
    name.style.fontSize = `${pixels}px`
    if (name.scrollWidth <= name.clientWidth && name.offsetHeight < 4.8 * pixels + 34) return
  }
}

function drawing(id: string): string {
  return image(`web/guide/temples/drawings/${id}.svg`, 'drawing')
}

function image(file: string, kind: string, change = (svg: string) => svg): string {
  const svg = change(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  return `<img class="${kind}" alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
}
