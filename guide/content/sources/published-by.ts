import type { Source, SourceKind } from '#guide/fact-schema.ts'

/**
 * The address of each source by its id, under the name of who publishes it. An id is the publisher and, where there are
 * more sources than one, what each is about.
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
