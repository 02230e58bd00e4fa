import { message } from '../language/translate.ts'

/** By the id of the answer, of the way in that is part of one, or of what is asked of each temple. */
export const mostAsked = {
  hours: message('Timings'),
  'phones-and-shoes': message('Phones'),
  dress: message('Dress'),
  tickets: message('Tickets'),
  'free-tokens': message('Tokens'),
  rooms: message('Rooms'),
  laddus: message('Laddus'),
} as const

export function isMostAsked(id: string): boolean {
  return id in mostAsked
}
