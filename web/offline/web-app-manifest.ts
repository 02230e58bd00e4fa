import type { Language } from '#messages/languages.ts'
import { inLanguage, localeOf } from '#web/language/languages.ts'
import type { Translate } from '#web/language/translate.ts'

export const manifestPath = '/manifest.webmanifest'

export function webAppManifest(language: Language, t: Translate) {
  return {
    // The same in every language, or phones would install a further app.
    id: '/',
    scope: '/',
    start_url: inLanguage('/temples', language),
    name: t('Travel Visit: temples around Tirupati'),
    short_name: 'Travel Visit',
    description: t(
      'Ten temples around Tirupati: opening hours, how to get there, and a map. You can read it without a network.',
    ),
    lang: localeOf(language),
    dir: 'ltr',
    display: 'standalone',
    theme_color: '#fcf6ec',
    background_color: '#fcf6ec',
    categories: ['travel', 'navigation'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ],
  }
}
