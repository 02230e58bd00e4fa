import { shortNames } from '../map/short-names.ts'
import type { Temple } from '../schema.ts'
import { aliases } from './aliases.ts'

export function searchNames({ id, name, localNames }: Pick<Temple, 'id' | 'name' | 'localNames'>): string[] {
  return [
    name,
    ...aliases[id],
    ...Object.values(localNames).map(({ value }) => value),
    ...Object.values(shortNames[id]),
  ]
}
