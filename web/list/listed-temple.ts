import type { Distances } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Photograph, Temple } from '#guide/schema.ts'
import { searchNames, searchSounds } from '#guide/search/names.ts'
import type { Tradition } from '#guide/tradition.ts'
import type { TempleInLanguage } from '../temples/guide.server.ts'

/** What the list shows of a temple, and sorts, filters and searches it by. */
export type ListedTemple = {
  id: Temple['id']
  /** In the language of the page. */
  name: string
  /** As on the signs, and as drivers read it. */
  teluguName: string
  sounds: string
  tradition: { value: Tradition }
  distances: Distances
  openingHours: Fact<OpeningHours | null>
  photograph: Photograph | undefined
}

/** `originals` are the same temples in English: searches know every name, whatever the language of the page. */
export function listedTemples(
  temples: readonly TempleInLanguage[],
  originals: readonly Temple[],
): ListedTemple[] {
  const sounds = new Map(originals.map((temple) => [temple.id, searchSounds(searchNames(temple))]))
  return temples.map(({ id, name, localNames, tradition, distances, openingHours, photograph }) => ({
    id,
    name,
    teluguName: localNames.te.value,
    sounds: sounds.get(id) ?? '',
    tradition: { value: tradition.value },
    distances,
    openingHours,
    photograph: photograph?.value,
  }))
}
