import { mapLinks } from '#guide/map/links.ts'
import type { Temple } from '#guide/schema.ts'
import { type Language, languages } from '../language/languages.ts'

/** What a temple's page shows, beside its map. */
export type TemplePageData = Omit<Temple, 'localNames' | 'photograph' | 'coordinates'> & {
  photograph: Temple['photograph'] | undefined
  coordinates: Temple['coordinates']
  /** In the scripts of the other languages. */
  otherNames: { language: Language; name: string }[]
  teluguName: string
  mapLinks: ReturnType<typeof mapLinks>
}

export function templePageData(temple: Temple, original: Temple, language: Language): TemplePageData {
  const { localNames, ...shown } = temple
  const nameIn = (one: Language) => (one === 'en' ? original.name : localNames[one].value)
  return {
    ...shown,
    photograph: temple.photograph,
    otherNames: languages
      .filter((one) => one !== language && one !== 'te')
      .map((one) => ({ language: one, name: nameIn(one) })),
    teluguName: localNames.te.value,
    // Map apps know the Latin script everywhere.
    mapLinks: mapLinks(original.name, temple.coordinates.value),
  }
}
