import type { Coordinates, Gateway } from '#guide/schema.ts'

/** What pages have of a starting point to choose, or of the origin of a distance on each card, or of both. */
export type ShownGateway = Pick<Gateway, 'id' | 'card' | 'choice' | 'nearestFirst'> & {
  coordinates: Coordinates
  /** `card` for drivers. */
  cardInTelugu?: string | undefined
}
