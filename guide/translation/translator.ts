import { withFiguresOf } from './figures.ts'

export type Content = ReadonlyMap<string, { source: string; translation: string }>

type FindTranslation = (english: string, id: string) => string | undefined

/** Finds nothing where nobody has translated the text since its words changed. A text may move to another id. */
export function contentTranslator(content: Content): FindTranslation {
  const bySource = new Map([...content.values()].map(({ source, translation }) => [source, translation]))
  return (english, id) => {
    const own = content.get(id)
    if (own?.source === english) return own.translation
    return bySource.get(english) ?? (own && withFiguresOf(english, own.source, own.translation))
  }
}
