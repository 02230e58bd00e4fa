import type { Source, SourceKind } from '#guide/fact-schema.ts'

/**
 * The URL of each source by its id, grouped by publisher. An id is the publisher's name, followed by the subject if it
 * has more than one source.
 */
type Publishers = Readonly<Record<string, Readonly<Record<string, string>>>>
type IdIn<In extends Publishers> = { [Name in keyof In]: keyof In[Name] & string }[keyof In]

export function publishedBy<const In extends Publishers>(
  kind: SourceKind,
  publishers: In,
): { id: IdIn<In>; source: Source }[] {
  return Object.entries(publishers).flatMap(([name, addresses]) =>
    Object.entries(addresses).map(([id, url]) => ({ id: id as IdIn<In>, source: { name, kind, url } })),
  )
}
