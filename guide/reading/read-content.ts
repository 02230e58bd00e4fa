import type { z } from 'zod'
import { withCalendar } from '#guide/calendar/calendar.ts'
import type { PlaceOf } from '#guide/checks/problem.ts'
import type { Source } from '#guide/fact-schema.ts'
import type { Answer, Coordinates, Gateway, Guide, Occasion, Temple } from '#guide/schema.ts'
import type { Intent } from '#guide/search/intents.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { fileSchemas, ReviewRule } from './content-schema.ts'
import { misplacedFigures } from './misplaced-figures.ts'
import { type ReadFile, type ReadFiles, readFiles, sourcesIn, type WrittenFile } from './read-files.ts'
import { unknownIds } from './unknown-ids.ts'
import type { Path } from './yaml-file.ts'

type Written<Name extends keyof typeof fileSchemas> = z.infer<(typeof fileSchemas)[Name]>

type TempleFile = Written<'temples/*'>

export type CitedSource = { id: string; source: Source }

export type Content = {
  guide: Guide
  calendarUntil: string
  sources: readonly CitedSource[]
  shortNames: Readonly<Record<TempleId, TempleFile['shortNames']>>
  aliases: Readonly<Record<TempleId, readonly string[]>>
  searchWords: {
    answers: Readonly<Record<string, Written<'search/answers'>[string] | undefined>>
    parts: Readonly<Record<string, readonly string[]>>
    outside: Written<'search/outside'>
    intents: Written<'search/intents'>
    helplines: Written<'search/helplines'>
    occasions: Readonly<Record<string, readonly string[]>>
    gateways: Readonly<Record<string, readonly string[]>>
    pages: Readonly<Record<string, readonly string[]>>
    smallWords: Written<'search/small-words'>
  }
  /** The answers that belong to what is asked of any temple. */
  answersOf: Readonly<Partial<Record<Intent, string>>>
  /** The guide has these of no temple: their answer is all that it says. */
  ofNoTemple: readonly Intent[]
  checks: Written<'checks'>
  reviewRules: readonly ReviewRule[]
  readyDayKinds: Written<'ready-days'>
  sketch: Sketch
  hillFoot: Coordinates
  hillTop: Coordinates
  /** Above it nobody should walk up to Tirumala. */
  walkersAge: number
}

export type Sketch = Record<'roads' | 'ghatRoads' | 'footpaths' | 'railways' | 'hillFoot', Coordinates[][]>

export type Reading = { content: Content; placeOf: PlaceOf } | { problems: readonly string[] }

/** Reads all files, or names all that is wrong in all of them. */
export function readContent(written: readonly WrittenFile[]): Reading {
  const { files, problems } = readFiles(written)
  problems.push(...unknownIds(files), ...misplacedFigures(files))
  return problems.length > 0 ? { problems } : { content: assembled(files), placeOf: placesIn(files) }
}

function assembled(files: ReadFiles): Content {
  const one = <Name extends keyof typeof fileSchemas>(name: Name) => files.get(name)?.value as Written<Name>
  const entry = <Name extends keyof typeof fileSchemas>(folder: string, id: string) =>
    files.get(`${folder}/${id}`)?.value as Written<Name>
  const order = one('guide')
  const templeFiles = order.temples.map((id) => ({ id, ...entry<'temples/*'>('temples', id) }))
  const gateways = order.gateways.map((id): Gateway => ({ id, ...entry<'gateways/*'>('gateways', id) }))
  const topicFiles = new Map(order.topics.map((id) => [id, entry<'topics/*'>('topics', id)]))
  const { until, kinds, occasions } = one('calendar')
  const calendar = occasions.map((occasion) => occasionOf(occasion, kinds))
  const intents = one('search/intents')
  const named = Object.entries(intents) as [Intent, Written<'search/intents'>[Intent]][]
  const deities = one('deities')
  return {
    guide: {
      temples: templeFiles.map((temple) => withCalendar(templeOf(temple), calendar)),
      gateways,
      topics: order.topics.map((id) => ({ id, title: topicFiles.get(id)?.title ?? '' })),
      goodToKnow: order.asked.flatMap((topic) =>
        (topicFiles.get(topic)?.answers ?? []).map(
          ({ id, question, answer, links = [], suspendable, temples = [], ...lists }): Answer => ({
            id,
            topic,
            question,
            answer,
            ...lists,
            links,
            ...(suspendable && { suspendable }),
            temples,
          }),
        ),
      ),
      calendar,
      helplines: one('helplines'),
      figures: one('figures'),
      sketchPoints: Object.entries(one('sketch').points).map(([id, coordinates]) => ({ id, coordinates })),
    },
    calendarUntil: until,
    sources: sourcesIn(one('sources')),
    shortNames: byTemple(templeFiles, ({ shortNames }) => shortNames),
    aliases: byTemple(templeFiles, ({ aliases = [], deityNames = [] }) => [
      ...aliases,
      ...deityNames.flatMap((name) => deities[name] ?? []),
    ]),
    searchWords: {
      answers: one('search/answers'),
      parts: one('search/parts'),
      outside: one('search/outside'),
      intents,
      helplines: one('search/helplines'),
      occasions: one('search/occasions'),
      gateways: one('search/gateways'),
      pages: one('search/pages'),
      smallWords: one('search/small-words'),
    },
    answersOf: Object.fromEntries(named.flatMap(([id, { answer }]) => (answer ? [[id, answer]] : []))),
    ofNoTemple: named.flatMap(([id, { ofNoTemple }]) => (ofNoTemple ? [id] : [])),
    checks: one('checks'),
    reviewRules: one('reviews'),
    readyDayKinds: one('ready-days'),
    sketch: sketchOf(one('sketch'), [...templeFiles, ...gateways]),
    ...hillOf(templeFiles),
    walkersAge: walkersAgeOf(one('figures')),
  }
}

function templeOf({
  shortNames: _,
  aliases: __,
  deityNames: ___,
  ...temple
}: TempleFile & { id: TempleId }): Temple {
  return temple
}

function hillOf(temples: readonly (TempleFile & { id: TempleId })[]): Pick<Content, 'hillFoot' | 'hillTop'> {
  const { coordinates, footpaths } = temples.find(({ id }) => id === 'tirumala') ?? {}
  if (!coordinates || !footpaths) throw new Error('The hill road needs Tirumala and its footpaths')
  return { hillFoot: footpaths.alipiri.foot.value, hillTop: coordinates.value }
}

function sketchOf(
  { points, roads, ghatRoads, footpaths, railways, hillFoot }: Written<'sketch'>,
  places: readonly Pick<Gateway, 'id' | 'coordinates'>[],
): Sketch {
  const coordinatesOf = new Map([
    ...Object.entries(points).map(([id, { value }]) => [id, value] as const),
    ...places.map(({ id, coordinates }) => [id, coordinates.value] as const),
  ])
  const drawn = (lines: readonly string[][]) =>
    lines.map((line) => line.flatMap((id) => coordinatesOf.get(id) ?? []))
  return {
    roads: drawn(roads),
    ghatRoads: drawn(ghatRoads),
    footpaths: drawn(footpaths),
    railways: drawn(railways),
    hillFoot: drawn([hillFoot]),
  }
}

function walkersAgeOf(figures: Written<'figures'>): number {
  const age = figures.find(({ id }) => id === 'walkersAge')?.value.years
  if (typeof age !== 'number') throw new Error('The warning to walkers needs the figure walkersAge, in years')
  return age
}

function byTemple<Value>(
  temples: readonly (TempleFile & { id: TempleId })[],
  of: (temple: TempleFile) => Value,
): Record<TempleId, Value> {
  return Object.fromEntries(temples.map((temple) => [temple.id, of(temple)])) as Record<TempleId, Value>
}

function occasionOf(
  { id, kind, days, past, isCrowded, ...own }: Written<'calendar'>['occasions'][number],
  kinds: Written<'calendar'>['kinds'],
): Occasion {
  const { isCrowded: usually, ...shared } = (kind && kinds[kind]) || {}
  return {
    id,
    // One that has no name and no temples, and whose kind has none, is refused with the whole guide.
    ...({ ...shared, ...own } as typeof own & Pick<Occasion, 'name' | 'temples'>),
    days,
    ...(past && { past }),
    isCrowded: isCrowded ?? usually ?? false,
  }
}

function placesIn(files: ReadFiles): PlaceOf {
  const places = new Map<string, ((field: Path) => string)[]>()
  const add = (entry: string, file: ReadFile, path: Path) => {
    const of = places.get(entry) ?? []
    places.set(entry, [...of, (field) => file.placeOf([...path, ...field])])
  }
  for (const [kind, publishers] of Object.entries(files.get('sources')?.value ?? {}))
    for (const [name, addresses] of Object.entries(publishers as Written<'sources'>['blog'] & object))
      for (const id of Object.keys(addresses)) add(id, files.get('sources') as ReadFile, [kind, name, id])
  for (const [key, file] of files) {
    const [folder, id] = key.split('/')
    if (id && folder !== 'search') add(id, file, [])
    for (const list of ['answers', 'occasions', ''] as const) {
      const entries = list ? (file.value as Record<string, unknown>)[list] : file.value
      if (!Array.isArray(entries)) continue
      for (const [index, { id }] of entries.entries()) add(id, file, list ? [list, index] : [index])
    }
  }
  return (entry, field) => {
    return places
      .get(entry)
      ?.map((place) => place(field))
      .join(' and ')
  }
}
