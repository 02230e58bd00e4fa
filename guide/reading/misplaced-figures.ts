import { placeholder } from '#guide/figures/figure.ts'
import type { ReadFiles } from './read-files.ts'
import type { Path } from './yaml-file.ts'

export function misplacedFigures(files: ReadFiles): string[] {
  const file = files.get('figures')
  const ids = file?.isRight ? (file.value as { id: string }[]).map(({ id }) => id) : undefined
  const shared = new Set(ids)
  const named = new Set<string>()
  const problems = [...files].flatMap(([key, file]) => {
    if (!file.isRight || key.startsWith('search/')) return []
    const tell = (path: Path, message: string) => `${file.placeOf(path)}: ${message}`
    const within = (value: unknown, path: Path, known: ReadonlySet<string>): string[] => {
      if (typeof value === 'string')
        return namesIn(value).flatMap((name) => {
          named.add(name)
          return known.has(name) || !ids ? [] : [tell(path, `there is no figure {${name}}`)]
        })
      if (typeof value !== 'object' || value === null) return []
      const { figures: ownFigures, ...others } = value as { figures?: object }
      const own = Object.keys(Object(ownFigures))
      const all = own.length > 0 ? new Set([...known, ...own]) : known
      const said = new Set(namesIn(JSON.stringify(others)))
      return [
        ...Object.entries(Array.isArray(value) ? value : others).flatMap(([name, inner]) =>
          within(inner, [...path, Array.isArray(value) ? Number(name) : name], all),
        ),
        ...own.flatMap((name) => [
          ...(said.has(name) ? [] : [tell([...path, 'figures', name], `no text names {${name}}`)]),
          ...(known.has(name)
            ? [tell([...path, 'figures', name], `another figure has the name {${name}} here`)]
            : []),
        ]),
      ]
    }
    return within(file.value, [], shared)
  })
  const isAllRead = [...files.values()].every(({ isRight }) => isRight)
  const unsaid = [...shared.keys()].flatMap((name, index) =>
    named.has(name) || !isAllRead ? [] : `${file?.placeOf([index])}: no text names {${name}}`,
  )
  return [...problems, ...unsaid]
}

function namesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name)
}
