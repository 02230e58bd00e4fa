import type { Source } from '#guide/fact-schema.ts'
import type { Path } from './yaml-file.ts'

export type Known = {
  sources: ReadonlyMap<string, Source> | undefined
  notes: Readonly<Record<string, string>> | undefined
}

type Tell = (path: Path, message: string) => void

/** Replaces the ids of sources by the sources and, in each fact, `noteOf` by the note that it names. */
export function withEvidence(value: unknown, known: Known, tell: Tell, path: Path = []): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withEvidence(item, known, tell, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'sources' && Array.isArray(inner)
        ? citedBy(inner, known, tell, [...path, key])
        : withEvidence(inner, known, tell, [...path, key]),
    ]),
  )
  if (!('checkedOn' in value)) return inside
  const { value: of, confidence, checkedOn, sources = [], noteOf, ...others } = inside
  if (noteOf !== undefined && 'note' in others) tell([...path, 'noteOf'], 'there is a note beside it')
  const note = known.notes?.[String(noteOf)]
  if (known.notes && noteOf !== undefined && note === undefined)
    tell([...path, 'noteOf'], `content/notes.yaml has no note "${noteOf}"`)
  return {
    ...('value' in inside && { value: of }),
    confidence,
    checkedOn,
    sources,
    ...(noteOf !== undefined && { note: note ?? unread }),
    ...others,
  }
}

/** Stand in for what cannot be read, which is told already. */
const unread = 'not read'
const unreadSource: Source = { name: unread, kind: 'blog', url: 'https://example.org/' }

function citedBy(ids: readonly unknown[], { sources }: Known, tell: Tell, path: Path): Source[] {
  return ids.map((id, index) => {
    const source = sources?.get(String(id))
    if (sources && !source) tell([...path, index], `content/sources.yaml has no source "${id}"`)
    return source ?? unreadSource
  })
}
