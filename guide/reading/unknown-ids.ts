import { z } from 'zod'
import { intents } from '#guide/search/intents.ts'
import { wayInIds } from '#guide/ways-in.ts'
import type { fileSchemas } from './content-schema.ts'
import type { ReadFile, ReadFiles } from './read-files.ts'
import type { Path } from './yaml-file.ts'

type Written<Name extends keyof typeof fileSchemas> = z.infer<(typeof fileSchemas)[Name]>

/** An id in the file, and what has to have it. */
type Reference = readonly [path: Path, id: string, of: Kind]

type Kind = keyof typeof unknown

const unknown = {
  temples: (id: string) => `there is no content/temples/${id}.yaml`,
  gateways: (id: string) => `there is no content/gateways/${id}.yaml`,
  topics: (id: string) => `there is no content/topics/${id}.yaml`,
  answers: (id: string) => `no topic has an answer ${id}`,
  subjects: (id: string) => `${id} is no answer, no part of one, and nothing that is asked of any temple`,
  helplines: (id: string) => `content/helplines.yaml has no ${id}`,
  occasionKinds: (id: string) => `content/calendar.yaml has no kind ${id}`,
  occasionNames: (id: string) => `content/calendar.yaml has no day called ${id}`,
  deities: (id: string) => `content/deities.yaml has no ${id}`,
  places: (id: string) => `${id} is no point of this file, no temple and no gateway`,
} satisfies Record<string, (id: string) => string>

/** Also of ids that are in no list: an entry that nothing lists is shown nowhere. */
export function unknownIds(files: ReadFiles): string[] {
  const known = knownIds(files)
  return [...files].flatMap(([key, file]) => {
    if (!file.isRight) return []
    return [
      ...referencesIn(key, file)
        .filter(([, id, kind]) => known[kind] && !known[kind].has(id))
        .map(([path, id, kind]) => `${file.placeOf(path)}: ${unknown[kind](id)}`),
      ...(key === 'guide' ? unlisted(file, known) : []),
    ]
  })
}

function unlisted(file: ReadFile, known: ReturnType<typeof knownIds>): string[] {
  const { asked, ...lists } = file.value as Written<'guide'>
  const all = { ...lists, asked }
  return (Object.keys(all) as (keyof typeof all)[]).flatMap((list) => {
    const ids: readonly string[] = all[list]
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    const missing = [...(known[list === 'asked' ? 'topics' : list] ?? [])].filter(
      (id) => !ids.includes(id as string),
    )
    return [
      ...twice.map((id) => `${file.placeOf([list])}: ${id} is listed twice`),
      ...missing.map((id) => `${file.placeOf([list])}: ${id} has a file and is not listed`),
    ]
  })
}

function referencesIn(key: string, { value }: ReadFile): Reference[] {
  switch (key) {
    case 'guide': {
      const { temples, gateways, topics, asked } = value as Written<'guide'>
      return [
        ...each(['temples'], temples, 'temples'),
        ...each(['gateways'], gateways, 'gateways'),
        ...each(['topics'], topics, 'topics'),
        ...each(['asked'], asked, 'topics'),
      ]
    }
    case 'calendar':
      return (value as Written<'calendar'>).occasions.flatMap(({ kind }, index): Reference[] =>
        kind ? [[['occasions', index, 'kind'], kind, 'occasionKinds']] : [],
      )
    case 'sketch': {
      const { points: _, ...lines } = value as Written<'sketch'>
      return [
        ...Object.entries({ ...lines, hillFoot: [lines.hillFoot] }).flatMap(([kind, all]) =>
          all.flatMap((ids, index) => each(kind === 'hillFoot' ? [kind] : [kind, index], ids, 'places')),
        ),
      ]
    }
    case 'checks':
      return keys(['shorterThanTheLine'], (value as Written<'checks'>).shorterThanTheLine, 'gateways')
    case 'search/answers':
      return [
        ...keys([], value as object, 'answers'),
        ...Object.entries(value as Written<'search/answers'>).flatMap(([id, { composedOf = [] }]) =>
          each([id, 'composedOf'], composedOf, 'subjects'),
        ),
      ]
    case 'search/intents':
      return Object.entries(value as Written<'search/intents'>).flatMap(([id, { answer }]): Reference[] =>
        answer ? [[[id, 'answer'], answer, 'answers']] : [],
      )
    case 'search/helplines':
      return keys(['helplines'], (value as Written<'search/helplines'>).helplines, 'helplines')
    case 'search/occasions':
      return keys([], value as object, 'occasionNames')
    case 'search/gateways':
      return keys([], value as object, 'gateways')
  }
  if (key.startsWith('temples/'))
    return each(['deityNames'], (value as Written<'temples/*'>).deityNames ?? [], 'deities')
  return []
}

function each(path: Path, ids: readonly string[], of: Kind): Reference[] {
  return ids.map((id, index) => [[...path, index], id, of])
}

function keys(path: Path, record: object, of: Kind): Reference[] {
  return Object.keys(record).map((id) => [[...path, id], id, of])
}

const named = z.array(z.object({ id: z.string().optional(), name: z.string().optional() }))

/** Of files and entries, whether or not all else in them is right; undefined where a file cannot be read. */
function knownIds(files: ReadFiles): Partial<Record<Kind, ReadonlySet<unknown>>> {
  const inFolder = (folder: string) =>
    [...files.keys()].filter((key) => key.startsWith(`${folder}/`)).map((key) => key.slice(folder.length + 1))
  const field = (key: string, name: string) => (files.get(key)?.value as Record<string, unknown>)?.[name]
  const list = (value: unknown) => named.safeParse(value).data ?? []
  const topics = inFolder('topics')
  const answers = [
    ...Object.values(wayInIds),
    ...topics.flatMap((topic) => list(field(`topics/${topic}`, 'answers')).map(({ id }) => id)),
  ]
  const parts = Object.keys(Object(files.get('search/parts')?.value))
  const kinds = Object(field('calendar', 'kinds')) as Record<string, { name?: unknown } | null>
  const isRead = (...keys: readonly string[]) => keys.every((key) => files.get(key)?.value !== undefined)
  const areTopicsRead = isRead(...topics.map((topic) => `topics/${topic}`))
  return {
    temples: new Set(inFolder('temples')),
    gateways: new Set(inFolder('gateways')),
    topics: new Set(topics),
    ...(isRead('sketch') && {
      places: new Set([
        ...inFolder('temples'),
        ...inFolder('gateways'),
        ...Object.keys(Object(field('sketch', 'points'))),
      ]),
    }),
    ...(areTopicsRead && { answers: new Set(answers) }),
    ...(areTopicsRead && isRead('search/parts') && { subjects: new Set([...answers, ...parts, ...intents]) }),
    ...(isRead('helplines') && {
      helplines: new Set(list(files.get('helplines')?.value).map(({ id }) => id)),
    }),
    ...(isRead('calendar') && {
      occasionKinds: new Set(Object.keys(kinds)),
      occasionNames: new Set([
        ...list(field('calendar', 'occasions')).map(({ name }) => name),
        ...Object.values(kinds).map((kind) => kind?.name),
      ]),
    }),
    ...(isRead('deities') && { deities: new Set(Object.keys(Object(files.get('deities')?.value))) }),
  }
}
