import { inLanguage } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { siteOrigin } from '../shell/site-origin.ts'
import type { TemplePageData } from './temple-page.ts'

/**
 * What search engines read of a temple (https://schema.org/HinduTemple). Hours are left out: they could not be told
 * together with how sure they are.
 */
export function templeStructuredData(temple: TemplePageData, path: string) {
  const { latitude, longitude } = temple.coordinates.value
  return {
    '@context': 'https://schema.org',
    '@type': 'HinduTemple',
    name: temple.name,
    alternateName: [temple.teluguName, ...temple.otherNames.map(({ name }) => name)],
    description: temple.description.value,
    url: siteOrigin() + inLanguage(path, spokenLanguage()),
    image: `${siteOrigin()}/social/${temple.id}.png`,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    address: { '@type': 'PostalAddress', addressRegion: 'Andhra Pradesh', addressCountry: 'IN' },
    ...(temple.officialPage.value !== null && { sameAs: temple.officialPage.value }),
  }
}
