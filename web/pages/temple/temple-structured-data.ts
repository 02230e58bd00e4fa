import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage } from '#web/language/translate.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'
import type { TemplePageData } from './temple-page.ts'

/** As https://schema.org/HinduTemple, without what we are not sure of: search engines present it as certain. */
export function templeStructuredData(temple: TemplePageData, path: string) {
  const { name, teluguName, otherNames, coordinates, officialPage } = temple
  return {
    '@context': 'https://schema.org',
    '@type': 'HinduTemple',
    name,
    alternateName: [teluguName.value, ...otherNames.map(({ name }) => name)].filter((one) => one !== name),
    description: temple.description.value,
    url: siteOrigin() + inLanguage(path, spokenLanguage()),
    image: `${siteOrigin()}/social/${temple.id}.png`,
    ...(coordinates.confidence !== 'low' && { geo: { '@type': 'GeoCoordinates', ...coordinates.value } }),
    address: { '@type': 'PostalAddress', addressRegion: 'Andhra Pradesh', addressCountry: 'IN' },
    ...(officialPage.confidence === 'high' && { sameAs: officialPage.value }),
  }
}
