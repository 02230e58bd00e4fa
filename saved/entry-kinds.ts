import { z } from 'zod'
import { clockPattern } from '#day/entries/clock.ts'
import { daySchema, favouriteSchema, stopSchema, visitSchema } from '#day/entries/values.ts'

const id = '[A-Za-z0-9_-]{1,40}'
const date = z.regexes.date.source.slice(1, -1)

function kind(key: string, value: z.ZodObject) {
  return {
    key: new RegExp(`^${key}$`),
    entry: z.strictObject({ value: value.nullable(), clock: z.string().regex(clockPattern) }),
  }
}

export const kinds = {
  day: kind(`day/${id}`, daySchema),
  stop: kind(`stop/${id}/${id}`, stopSchema),
  visit: kind(`visit/${id}/${date}`, visitSchema),
  favourite: kind(`favourite/${id}`, favouriteSchema),
}

/** A device with a newer version of the app may write kinds that this server does not know, and gets them back unchanged. */
export const unknownKind = kind(
  `(?!(?:${Object.keys(kinds).join('|')})/)[a-z][A-Za-z]{0,31}(?:/[A-Za-z0-9_.-]{1,64}){1,3}`,
  z.looseObject({}),
)

export function kindOf(key: string): typeof unknownKind {
  const name = key.slice(0, key.indexOf('/'))
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : unknownKind
}
