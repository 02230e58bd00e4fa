import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'
import { guideProblems, sourceListProblems } from '#guide/check.ts'
import { digitProblems } from '#guide/checks/digits.ts'
import { ContentError } from '#guide/reading/content-error.ts'
import type { Content, Reading } from '#guide/reading/read-content.ts'
import { contentFolder, readNow } from '#guide/reading/read-now.ts'

const importOfContent = /^import \{ content \} from '[^']+'\n/m

const exported = /^export const \{ ([\w, ]+) \} = content$/m

/** Writes the values of `content/` into the modules that export them, and refuses what cannot be right. */
export function guideContent(folder = contentFolder): Plugin {
  const path = normalizePath(fileURLToPath(folder))
  let reading: Reading | undefined
  const contentNow = (): Content => {
    reading ??= readNow(folder)
    const problems = problemsIn(reading)
    if ('problems' in reading || problems.length > 0) throw new ContentError(problems)
    return reading.content
  }
  const modules = new Set<string>()
  return {
    name: 'guide-content',
    // Before types are stripped: the code is as it stands in the file.
    enforce: 'pre',
    buildStart() {
      contentNow()
    },
    transform: {
      filter: { code: exported },
      handler(code, id) {
        modules.add(id)
        const values = contentNow()
        return {
          code: code
            .replace(importOfContent, '')
            .replace(exported, (_, names: string) => written(values, names.split(', '))),
          map: null,
        }
      },
    },
    hotUpdate({ file }) {
      if (!file.startsWith(path)) return
      reading = undefined
      return [...modules].flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])
    },
  }
}

function problemsIn(reading: Reading): readonly string[] {
  if ('problems' in reading) return reading.problems
  const { content, placeOf } = reading
  return [
    ...guideProblems(content.guide, placeOf),
    ...sourceListProblems(content.sources, content.guide, placeOf),
    ...digitProblems(content.guide, placeOf),
  ]
}

function written(values: Content, names: readonly string[]): string {
  return names
    .map((name) => `export const ${name} = ${JSON.stringify(values[name as keyof Content])}`)
    .join('\n')
}
