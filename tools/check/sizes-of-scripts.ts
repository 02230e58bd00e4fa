import { withoutPaper } from './type-sizes.ts'

const rule = /([^{}]*):lang\([^{}]*\{([^{}]*)\}/g
const size = /(?<![\w-])(?:font(?:-size)?|--text[\w-]*):[^;}]+/g

/** Refuses sizes of letters that only some languages have on a screen: room comes from saying less, or from wrapping. */
export function sizesOfScripts(sheets: readonly { path: string; text: string }[]): string[] {
  return sheets.flatMap(({ path, text }) => {
    const screen = withoutPaper(text)
    return [...screen.matchAll(rule)].flatMap(({ 0: found, 2: body = '', index }) =>
      [...body.matchAll(size)].map(([declaration]) => {
        const line = screen.slice(0, index + found.indexOf(declaration)).split('\n').length
        return `${path}:${line}: ${declaration} holds for some languages only`
      }),
    )
  })
}
