import { message } from '#web/language/translate.ts'

/** By the id of the answer, or of what is asked of each temple. */
export const mostAsked = {
  hours: message('Timings'),
  'phones-and-shoes': message('Phones'),
  dress: message('Dress'),
  tickets: message('Tickets'),
} as const

export function isMostAsked(id: string): id is keyof typeof mostAsked {
  return id in mostAsked
}
