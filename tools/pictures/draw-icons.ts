import { readFileSync } from 'node:fs'
import { pictureOf, show, withPage } from './browser.ts'
import { palettePng } from './palette-png.ts'
import { writePicture } from './write-picture.ts'

// Run `node tools/pictures/draw-icons.ts` after changing web/public/icons/icon.svg, and commit the result.

const source = readFileSync(new URL('../../web/public/icons/icon.svg', import.meta.url), 'utf8')

/** The system crops the icon to its own shape. */
const square = '.ground { rx: 0 }'

/** W3C, Web Application Manifest, "icon masks": all that matters stays inside a circle of 80 %. */
const inSafeZone = '.mark, .hills { transform: scale(0.92); transform-origin: center }'

/** Systems use only the shape, and colour it themselves. */
const shapeAlone = '.ground, .hills { display: none } .mark { filter: brightness(0) }'

const icons = [
  { name: 'icon-192', size: 192, style: '' },
  { name: 'icon-512', size: 512, style: '' },
  { name: 'icon-maskable-512', size: 512, style: square + inSafeZone },
  { name: 'icon-monochrome-512', size: 512, style: shapeAlone + inSafeZone },
  { name: 'apple-touch-icon', size: 180, style: square },
]

await withPage(async (page) => {
  for (const { name, size, style } of icons) {
    const body = `<style>svg { display: block } ${style}</style>${source}`
    await show(page, body, { width: size, height: size })
    writePicture(`icons/${name}.png`, palettePng(await pictureOf(page), 64))
  }
})
