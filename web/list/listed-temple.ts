import type { Distances } from '#guide/distance.ts'
import type { Fact } from '#guide/fact-schema.ts'
import type { OpeningHours } from '#guide/opening-hours/hours.ts'
import type { Photograph, Temple } from '#guide/schema.ts'
import { searchNames, searchSounds } from '#guide/search/names.ts'
import type { Tradition } from '#guide/tradition.ts'
import type { TempleInLanguage } from '../temples/guide.server.ts'

/** What the list shows of a temple and uses to sort, filter and search. */
export type ListedTemple = {
  id: Temple['id']
  /** In the page's language. */
  name: string
  /** In Telugu, as on signs, for drivers. */
  teluguName: string
  forDriver: TempleInLanguage['forDriver']
  sounds: string
  tradition: { value: Tradition }
  distances: Distances
  openingHours: Fact<OpeningHours | null>
  photograph: Photograph | undefined
}

/** `originals` are the same temples in English: a search matches every name in every language. */
export function listedTemples(
  temples: readonly TempleInLanguage[],
  originals: readonly Temple[],
): ListedTemple[] {
  const sounds = new Map(originals.map((temple) => [temple.id, searchSounds(searchNames(temple))]))
  return temples.map(
    ({ id, name, localNames, forDriver, tradition, distances, openingHours, photograph }) => ({
      id,
      name,
      teluguName: localNames.te.value,
      forDriver,
      sounds: sounds.get(id) ?? '',
      tradition: { value: tradition.value },
      distances,
      openingHours,
      photograph: photograph?.value,
    }),
  )
}
