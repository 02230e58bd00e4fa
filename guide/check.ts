import { createHash } from 'node:crypto'
import { z } from 'zod'
import { computedProblems } from './calendar/computed.ts'
import { areSure } from './checks/independent-sources.ts'
import { longAnswers } from './checks/one-sentence.ts'
import { type PlaceOf, type Problem, problem, problemText } from './checks/problem.ts'
import { whyUncitable } from './checks/uncitable-hosts.ts'
import { content } from './content.ts'
import { straightLineMetres } from './distance.ts'
import type { Source } from './fact-schema.ts'
import { factsOf } from './facts.ts'
import type { OpeningSession } from './opening-hours/hours.ts'
import { minutesOf } from './opening-hours/india-time.ts'
import { type Gateway, type Guide, guideSchema, type Occasion, type Temple } from './schema.ts'

type UncheckedGuide = Record<keyof Guide, readonly unknown[]>

export function guideProblems(unchecked: UncheckedGuide, placeOf?: PlaceOf): string[] {
  return problemsIn(unchecked).map((one) => problemText(one, placeOf))
}

function problemsIn(unchecked: UncheckedGuide): Problem[] {
  const { data: guide, error } = guideSchema.safeParse(unchecked)
  if (error) return error.issues.map((issue) => shapeProblem(unchecked, issue))
  const { temples, gateways, topics, goodToKnow, calendar, helplines, figures } = guide
  return [
    ...[temples, gateways, topics, goodToKnow, calendar, helplines, figures].flatMap(repeatedIds),
    ...gateways.flatMap((gateway) => roadProblems(gateway, temples)),
    ...gateways.flatMap((gateway) => missingDistances(gateway, temples)),
    ...temples.flatMap(photographProblems),
    ...temples.flatMap(hoursProblems),
    ...temples.flatMap(shortRuleProblems),
    ...temples.flatMap(wayInProblems),
    ...unknownTemples(guide),
    ...calendar.flatMap(crowdProblems),
    ...calendar.flatMap((occasion) => suspensionProblems(occasion, guide)),
    ...computedProblems(calendar),
    ...sourceProblems(guide),
    ...sureFactProblems(guide),
    ...longAnswers(guide),
  ]
}

/** These depend on today's date and so are no part of the build, which must be reproducible. */
export function prematureChecks(guide: Guide, today: string, placeOf?: PlaceOf): string[] {
  return factsOf(guide)
    .filter(({ fact }) => fact.checkedOn > today)
    .map(({ entry, field, fact: { checkedOn } }) =>
      problemText(problem(entry, field, `checked on ${checkedOn}, and today is ${today}`), placeOf),
    )
}

export function sourceListProblems(
  list: readonly { id: string; source: Source }[],
  guide: Guide,
  placeOf?: PlaceOf,
): string[] {
  const addresses = list.map(({ source }) => source.url)
  const cited = new Set(citationsIn(guide).map(({ source }) => source.url))
  return [
    ...repeatedIds(list).map((one) => problemText(one, placeOf)),
    ...list
      .filter(({ source }, index) => addresses.indexOf(source.url) !== index)
      .map(({ id }) => sourceProblem(id, 'another source has this address', placeOf)),
    ...list
      .filter(({ source }) => !cited.has(source.url))
      .map(({ id }) => sourceProblem(id, 'no fact cites this source', placeOf)),
  ]
}

function sourceProblem(id: string, message: string, placeOf?: PlaceOf): string {
  return `${placeOf?.(id, []) ?? id}: ${message}`
}

function shapeProblem(unchecked: UncheckedGuide, { path, message }: z.core.$ZodIssue): Problem {
  const [kind, index, ...field] = path as [keyof Guide, number]
  const named = z.object({ id: z.string() }).safeParse(unchecked[kind][index])
  return problem(named.success ? named.data.id : 'an entry without id', field.join('.'), message)
}

function repeatedIds(entries: readonly { id: string }[]): Problem[] {
  const ids = entries.map(({ id }) => id)
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => problem(id, 'id', 'another entry has this id'))
}

function unknownTemples({ temples, goodToKnow }: Guide): Problem[] {
  const known = new Set<string>(temples.map(({ id }) => id))
  return goodToKnow.flatMap(({ id, temples: named }) =>
    named
      .filter((temple) => !known.has(temple))
      .map((temple) => problem(id, 'temples', `there is no temple ${temple}`)),
  )
}

/** Readers must be able to judge each source, and a publisher has the same kind throughout. */
function sourceProblems(guide: Guide): Problem[] {
  const kindOfHost = new Map<string, string>()
  return citationsIn(guide).flatMap(({ entry, field, source: { kind, url } }) => {
    const { hostname } = new URL(url)
    const why = whyUncitable(url)
    if (why !== null) return [problem(entry, field, `${hostname} is not to be cited: ${why}`)]
    const kindElsewhere = kindOfHost.get(hostname) ?? kind
    kindOfHost.set(hostname, kindElsewhere)
    if (kindElsewhere === kind) return []
    return [problem(entry, field, `${hostname} is a ${kind} here and a ${kindElsewhere} elsewhere`)]
  })
}

function citationsIn(guide: Guide): { entry: string; field: string; source: Source }[] {
  const past = guide.calendar.flatMap(({ id: entry, past: all = [] }) =>
    all.map(({ sources }) => ({ entry, field: 'past', sources })),
  )
  const facts = factsOf(guide).map(({ entry, field, fact: { sources } }) => ({ entry, field, sources }))
  return [...facts, ...past].flatMap(({ entry, field, sources }) =>
    sources.map((source) => ({ entry, field, source })),
  )
}

function sureFactProblems(guide: Guide): Problem[] {
  const places = new Map<string, readonly string[]>([
    ...guide.temples.map(({ id }) => [id, [id]] as const),
    ...guide.calendar.map(({ id, temples }) => [id, temples] as const),
  ])
  return factsOf(guide)
    .filter(
      ({ entry, fact }) => fact.confidence === 'high' && !areSure(places.get(entry) ?? [], fact.sources),
    )
    .map(({ entry, field }) =>
      problem(entry, field, 'its confidence is high without two independent sources, or one that decides it'),
    )
}

function roadProblems(gateway: Gateway, temples: readonly Temple[]): Problem[] {
  return temples.flatMap(({ id, coordinates }) => {
    const distance = gateway.distances[id]
    if (!distance) return []
    const straight = straightLineMetres(gateway.coordinates.value, coordinates.value)
    const { leastMetres } = distance.value
    const isShorter = leastMetres < straight
    if (isShorter === id in (content.checks.shorterThanTheLine[gateway.id] ?? {})) return []
    const than = `the straight line of ${Math.round(straight)} m`
    return [
      problem(
        gateway.id,
        `distances.${id}`,
        `${leastMetres} m by road is ${isShorter ? 'less than' : 'no longer less than'} ${than}`,
      ),
    ]
  })
}

function missingDistances({ id, card, distances }: Gateway, temples: readonly Temple[]): Problem[] {
  return temples
    .filter((temple) => card && !distances[temple.id])
    .map((temple) => problem(id, 'distances', `its line is on every card, and there is none to ${temple.id}`))
}

/** A page shows both with the certainty of one, and marks only hours of low confidence as doubtful. */
function hoursProblems({ id, openingHours, likelyHours, hoursText }: Temple): Problem[] {
  const { value, ...grounds } = openingHours
  const { value: _, figures: _figures, ...groundsOfText } = hoursText
  return [
    ...(JSON.stringify(grounds) === JSON.stringify(groundsOfText)
      ? []
      : [problem(id, 'hoursText', 'its confidence, day, sources and note are not those of openingHours')]),
    ...(value !== null && grounds.confidence === 'medium'
      ? [problem(id, 'openingHours', 'they are surely those, of high confidence, or not, of low')]
      : []),
    ...(likelyHours?.value ?? [])
      .filter((likely) => !value?.disputed?.some((disputed) => contains(disputed, likely)))
      .map(({ opens, closes }) => problem(id, 'likelyHours', `${opens} to ${closes} is not disputed`)),
  ]
}

function contains(one: OpeningSession, other: OpeningSession): boolean {
  return minutesOf(one.opens) <= minutesOf(other.opens) && minutesOf(other.closes) <= minutesOf(one.closes)
}

function shortRuleProblems({ id, inShort, beforeYouEnter }: Temple): Problem[] {
  return (Object.keys(inShort) as (keyof typeof inShort)[])
    .filter((rule) => inShort[rule] !== null && beforeYouEnter[rule].value === null)
    .map((rule) => problem(id, `inShort.${rule}`, `beforeYouEnter.${rule} is not known`))
}

/** Pages tell how long each way in takes where they tell how to get in, and nowhere else. */
function wayInProblems({ id, visitMinutesWith, waysIn }: Temple): Problem[] {
  if (!visitMinutesWith === !waysIn) return []
  return [problem(id, waysIn ? 'visitMinutesWith' : 'waysIn', 'visits by ticket and ways in go together')]
}

function crowdProblems({ id, effect, isCrowded }: Occasion): Problem[] {
  if (/crowd/i.test(effect?.value ?? '') === isCrowded) return []
  const said = isCrowded ? 'nothing of crowds' : 'it is'
  return [problem(id, 'isCrowded', `is ${isCrowded}, and the text says ${said}`)]
}

/** An exception that stands beside no rule is read by nobody who reads the rule. */
function suspensionProblems({ id, temples: at, suspends = [] }: Occasion, guide: Guide): Problem[] {
  const isThere = (temple: string) => (at as readonly string[]).includes(temple)
  const ruled = new Set<string>([
    ...guide.temples
      .filter((temple) => isThere(temple.id))
      .flatMap(({ suspendable = [], waysIn = {} }) => [...suspendable, ...Object.keys(waysIn)]),
    ...guide.goodToKnow
      .filter(({ temples }) => temples.some(isThere))
      .flatMap(({ suspendable = [] }) => suspendable),
  ])
  return suspends
    .flatMap(({ value }) => value.what)
    .filter((what) => !ruled.has(what))
    .map((what) => problem(id, 'suspends', `no rule is about ${what}`))
}

function photographProblems({ id, photograph }: Temple): Problem[] {
  if (!photograph) return []
  const [, folder, name] = /\/commons\/(.\/..)\/([^/]+)$/.exec(photograph.value.url) ?? []
  if (folder === undefined || name === undefined) {
    return [problem(id, 'photograph.url', 'this is not the address of an original file on Commons')]
  }
  const digest = createHash('md5').update(decodeURIComponent(name)).digest('hex')
  return folder === `${digest[0]}/${digest.slice(0, 2)}`
    ? []
    : [problem(id, 'photograph.url', "the folder does not fit the file's name; no file can be there")]
}
