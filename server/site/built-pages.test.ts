import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { guide } from '#guide/guide.ts'
import { defaultsOf } from '#identity/parse-settings.ts'
import { languages } from '#messages/languages.ts'
import { serverSettings } from '#server/settings.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { everyPage, pages } from '#tests/support/pages.ts'
import { inLanguage } from '#web/language/languages.ts'
import { translateWith } from '#web/language/translate.ts'
import { siteRoutes } from './site.ts'
import { scripts, wordsOfAnotherScript } from './testing/words-of-another-script.ts'

const { gateways, temples } = guide

const origin = 'https://visit.example'
const folder = fileURLToPath(new URL('../../build/client', import.meta.url))
const site = siteRoutes(folder, { origin, streets: defaultsOf(serverSettings), contact: undefined }, [])

/** What search engines that run no scripts see. */
async function htmlOf(path: string): Promise<string> {
  return (await site.request(path)).text()
}

function matched(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[1] ?? ''
}

for (const language of languages) {
  describe(`every page in ${language}`, () => {
    it('has a title and a description of its own, in its script', async () => {
      const seen = new Map<string, string>()
      const ownScript = new RegExp(`\\p{Script=${scripts[language]}}`, 'u')
      const isRevised = translateWith(messagesOf(language))(
        'Parts of this page are in English while their translation is being revised.',
      )
      for (const path of pages) {
        const html = await htmlOf(inLanguage(path, language))
        const title = matched(html, /<title>(.*?)<\/title>/s)
        const description = matched(html, /<meta name="description" content="(.*?)"/s)
        const named = path === '/' ? /^Travel Visit: .{4,90}$/u : /^.{4,110} – Travel Visit$/u
        assert.match(title, named, path)
        assert.ok(description.length > 20 && description.length < 330, `${path}: ${description}`)
        if (!html.includes(isRevised)) {
          assert.match(title.replace('Travel Visit', ''), ownScript, path)
          assert.match(description, ownScript, path)
        }
        for (const text of [title, description]) {
          assert.equal(seen.get(text), undefined, `${path} says the same of itself`)
          seen.set(text, path)
        }
      }
    })

    it('says the language of every word in another script', async () => {
      for (const path of everyPage)
        assert.deepEqual(wordsOfAnotherScript(await htmlOf(inLanguage(path, language))), [], path)
    })

    it('has structured data about its temple that says nothing unsure', async () => {
      for (const { id, name, localNames, coordinates, officialPage } of temples) {
        const address = inLanguage(`/temples/${id}`, language)
        const html = await htmlOf(address)
        const data = JSON.parse(matched(html, /<script type="application\/ld\+json">(.*?)<\/script>/s))
        assert.deepEqual([data['@context'], data['@type']], ['https://schema.org', 'HinduTemple'])
        assert.equal(data.name, language === 'en' ? name : localNames[language].value)
        assert.equal(new Set([data.name, ...data.alternateName]).size, languages.length)
        assert.ok([data.name, ...data.alternateName].includes(localNames.te.value))
        assert.equal(data.url, origin + address)
        assert.equal(new URL(data.image).origin, origin)
        assert.equal(data.openingHoursSpecification, undefined)
        const { confidence, value } = coordinates
        assert.equal(data.geo?.latitude, confidence === 'low' ? undefined : value.latitude)
        assert.equal(data.sameAs, officialPage.confidence === 'high' ? officialPage.value : undefined)
      }
    })

    it('draws its maps in less than 300 characters a place, and the land below them in as many as seven', async () => {
      const html = await htmlOf(inLanguage('/map', language))
      const drawings = html.match(/<svg class="map".*?<\/svg><\/div>/gs) ?? []
      // What is shown first, and the three sheets for paper.
      assert.equal(drawings.length, 4)
      const places = temples.length + gateways.filter(({ map }) => map).length
      const land = /<svg class="sketch".*?<\/svg>/s
      for (const drawing of drawings)
        assert.ok(matched(drawing, /(<svg class="sketch".*?<\/svg>)/s).length < 7 * 300)
      assert.ok(drawings.map((drawing) => drawing.replace(land, '')).join('').length < 4 * 300 * places)
    })
  })
}

it('every page links to itself in every language, and each of them links back', async () => {
  for (const path of ['/temples', '/temples/tirumala', '/login']) {
    const alternates = [
      ...languages.map((language) => [`${language}-IN`, inLanguage(path, language)]),
      ['x-default', path],
    ].map(
      ([language, address]) => `<link rel="alternate" hrefLang="${language}" href="${origin}${address}"/>`,
    )
    for (const language of languages) {
      const address = inLanguage(path, language)
      const html = await htmlOf(address)
      assert.match(html, new RegExp(`<html lang="${language}"`))
      assert.deepEqual(html.match(/<link rel="alternate".*?>/g), alternates)
      assert.ok(html.includes(`<link rel="canonical" href="${origin}${address}"/>`))
      assert.doesNotMatch(html, /\.invalid/)
    }
  }
})

it('scripts and styles are written as browsers of spring 2022 read them', async () => {
  for (const path of everyPage) {
    for (const [, style = ''] of (await htmlOf(path)).matchAll(/<style>(.*?)<\/style>/gs)) {
      assert.doesNotMatch(style, /@media[^{]*[<>][^{]*/, `${path}: a range in a media query`)
      assert.doesNotMatch(style, /:lang\([^)]*,[^)]*\)/, `${path}: a list of languages`)
      assert.doesNotMatch(style, /\{[^{}]*\{[^{}]*&/, `${path}: a rule in a rule`)
    }
  }
  const scripts = globSync(`${folder}/assets/*.js`)
  assert.ok(scripts.length > 20)
  // An unknown regular expression syntax makes the browser reject the whole file.
  for (const script of scripts) assert.doesNotMatch(readFileSync(script, 'utf8'), /\(\?<[=!]/, script)
})

it('only a page about a single temple represents that temple', () => {
  const sure = temples.filter(({ officialPage }) => officialPage.confidence === 'high')
  assert.ok(!sure.some(({ officialPage }) => new URL(officialPage.value ?? '').pathname === '/'))
})
