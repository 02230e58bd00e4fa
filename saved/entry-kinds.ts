import { z } from 'zod'
import { clockPattern } from '#day/entries/clock.ts'
import { daySchema, favouriteSchema, stopSchema, visitSchema } from '#day/entries/values.ts'

const id = '[A-Za-z0-9_-]{1,40}'
const date = z.regexes.date.source.slice(1, -1)

function kind<Value extends z.ZodType>(key: string, value: Value) {
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

const anyKey = '[a-z][A-Za-z]{0,31}(?:/[A-Za-z0-9_.-]{1,64}){1,3}'
const names = Object.keys(kinds).join('|')
const keys = Object.values(kinds).map(({ key }) => key.source.slice(1, -1))

/** A device with a newer version of the app may write kinds that this server does not know, and gets them back unchanged. */
export const unknownKind = kind(`(?!(?:${names})/)${anyKey}`, z.looseObject({}))

/** An earlier version of the server took such keys. What has one may only be removed. */
export const formerKind = kind(
  `(?=(?:${names})/)(?!(?:${keys.join('|')})$)${anyKey}`,
  z.never('An entry with this key can only be removed'),
)

export function kindOf(key: string): typeof unknownKind | typeof formerKind {
  const name = key.slice(0, key.indexOf('/'))
  if (!Object.hasOwn(kinds, name)) return unknownKind
  const kind = kinds[name as keyof typeof kinds]
  return kind.key.test(key) ? kind : formerKind
}
