import { shortNames } from '#guide/map/short-names.ts'
import type { Temple } from '#guide/schema.ts'

/** In Telugu, like the road signs. */
export type ForDriver = { name: string; place: string }

/** A Telugu name may end with its place, after a comma or in brackets; otherwise the short name is the place. */
export function forDriver({ id, localNames }: Pick<Temple, 'id' | 'localNames'>): ForDriver {
  const whole = localNames.te.value
  const [, name = whole, place = shortNames[id].te] = /^(.+?)(?:, | \()([^,()]+)\)?$/.exec(whole) ?? []
  return { name, place }
}
