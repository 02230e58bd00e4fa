import type { MetaDescriptor } from 'react-router'
import { type Language, languages } from '#messages/languages.ts'
import { inLanguage, localeOf } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { siteOrigin } from './site-origin.ts'

type PageMeta = {
  title: string
  description: string
  path: string
  /** The name of a picture of 1200 × 630 pixels in `/social`. */
  picture?: string
}

/** Without `og:type` a page counts as a website: https://ogp.me/#types. */
export function pageMeta({ title, description, path, picture = 'travel-visit' }: PageMeta): MetaDescriptor[] {
  const address = (language: Language) => siteOrigin() + inLanguage(path, language)
  const here = address(spokenLanguage())
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: here },
    ...languages.map((language) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: localeOf(language),
      href: address(language),
    })),
    // English serves all languages that we lack.
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:site_name', content: 'Travel Visit' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: here },
    { property: 'og:locale', content: localeOf(spokenLanguage()).replace('-', '_') },
    { property: 'og:image', content: `${siteOrigin()}/social/${picture}.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function privateMeta({
  title,
  description,
}: Pick<PageMeta, 'title' | 'description'>): MetaDescriptor[] {
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
}
