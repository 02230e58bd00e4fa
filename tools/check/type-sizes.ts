const fontSize = /(?<![\w-])(font(?:-size)?):\s*([^;}]+)/g

/** One of the tokens, what stands around it, or less than that where letters twice as large would not fit. */
const onScreen =
  /^(?:inherit|(?:\d+ )?(?:var\(--text[\w-]*\)|inherit)(?: \/ .+)?|min\((?:1em|var\(--text[\w-]*\)), [\d.]+vw\))$/

/** Paper has sizes of its own, and so have drawings and signs, which are no text of a page. */
const ownSizes = [
  'web/styles/tokens.css',
  'web/map/drawing/map-drawing.css',
  'web/guide/temples/driver/show-driver.css',
]

export function strayTypeSizes(sheets: readonly { path: string; text: string }[]): string[] {
  return sheets
    .filter(({ path }) => !ownSizes.includes(path))
    .flatMap(({ path, text }) => {
      const lines = withoutPaper(text)
      return [...lines.matchAll(fontSize)]
        .filter(([, , value = '']) => !onScreen.test(value.replace(/\s+/g, ' ').trim()))
        .map(({ 0: declaration, index }) => {
          const line = lines.slice(0, index).split('\n').length
          return `${path}:${line}: ${declaration} is not one of the sizes of web/styles/tokens.css`
        })
    })
}

/** Keeps the lines, which the problems name. */
export function withoutPaper(text: string): string {
  const start = text.indexOf('@media print')
  if (start === -1) return text
  const end = endOfBlock(text, text.indexOf('{', start))
  const rest = withoutPaper(text.slice(end))
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, '') + rest
}

function endOfBlock(text: string, opening: number): number {
  let depth = 0
  for (let index = opening; index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return index + 1
  }
  return text.length
}
