import { content } from '../content.ts'
import type { Source } from '../fact-schema.ts'

const { houses, decides } = content.checks

/** Whether two houses say it, or one that decides it. */
export function areSure(entry: string, sources: readonly Pick<Source, 'name'>[]): boolean {
  const named = new Set(sources.map(({ name }) => houseOf(name)))
  return named.size > 1 || [...named].some((house) => decides[house]?.some((temple) => temple === entry))
}

function houseOf(name: string): string {
  return houses.find((names) => names.some((beginning) => name.startsWith(beginning)))?.[0] ?? name
}
