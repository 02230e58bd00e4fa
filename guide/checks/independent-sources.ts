import { content } from '#guide/content.ts'
import type { Source } from '#guide/fact-schema.ts'

const { houses, decides } = content.checks

export function areSure(temples: readonly string[], sources: readonly Pick<Source, 'name'>[]): boolean {
  const named = new Set(sources.map(({ name }) => houseOf(name)))
  const isDecided = (house: string) =>
    temples.length > 0 && temples.every((temple) => decides[house]?.some((decided) => decided === temple))
  return named.size > 1 || [...named].some(isDecided)
}

function houseOf(name: string): string {
  return houses.find((names) => names.some((beginning) => name.startsWith(beginning)))?.[0] ?? name
}
