import type { ShownOccasion } from '#guide/calendar/calendar.ts'
import type { Helpline, VisitMinutes, Wait } from '#guide/schema.ts'
import type { SearchIndex } from '#guide/search/index.ts'
import type { Stated } from '#guide/stated.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import type { Exception } from '#web/guide/temples/occasions/exceptions.tsx'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'

export const toldIntents = ['dress', 'phone', 'footwear', 'tickets', 'way', 'festivals'] as const

export type ToldIntent = (typeof toldIntents)[number]

export type SearchedAnswer = Readonly<{
  id: string
  topic: string
  question: string
  answer: Stated<string>
  /** What the fact is called on the page of the topic. */
  factId: string
  temples: readonly string[]
  exceptions: readonly Exception[]
}>

export type SearchData = Readonly<{
  index: SearchIndex
  temples: readonly (Pick<ShownTemple, 'id' | 'name' | 'openingHours' | 'distances'> & {
    shortName: string
    told: Readonly<Record<ToldIntent, Stated<string | null>>>
    visit: Stated<VisitMinutes | null>
    /** Where the wait depends on what is in the visitor's hand. */
    waysIn: readonly { id: string; name: string; wait: Stated<Wait> }[]
  })[]
  gateways: readonly ShownGateway[]
  answers: readonly SearchedAnswer[]
  occasions: readonly (ShownOccasion & { temples: readonly string[] })[]
  helplines: readonly Helpline[]
}>

/** Where its data lies, beside those of pages. */
export const searchPath = '/search'
