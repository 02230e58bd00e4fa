import { temples } from '#guide/content/temples.ts'
import { expect, runFor, test } from '#tests/support/journey.ts'
import { pages } from '#tests/support/pages.ts'
import { inLanguage, type Language, languages } from '#web/language/languages.ts'

const scripts: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
}

for (const language of languages) {
  test(`every page in ${language} has a title and a description of its own, in its script`, async ({
    page,
  }) => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const path of pages) {
      const html = await (await page.request.get(inLanguage(path, language))).text()
      const head = await page.evaluate(headOf, html)
      expect(head.title, path).toMatch(/^.{4,110} – Travel Visit$/u)
      expect(head.description.length, path).toBeGreaterThan(20)
      expect(head.description.length, path).toBeLessThan(330)
      expect(head.title.replace('Travel Visit', ''), path).toMatch(scripts[language])
      expect(head.description, path).toMatch(scripts[language])
      // The empty path shows the login screen.
      if (path === '/') continue
      expect(titles.get(head.title), `${path} has the title of another page`).toBeUndefined()
      expect(
        descriptions.get(head.description),
        `${path} has the description of another page`,
      ).toBeUndefined()
      titles.set(head.title, path)
      descriptions.set(head.description, path)
    }
  })

  test(
    `every temple in ${language} has structured data that says nothing unsure`,
    runFor(language),
    async ({ page, server }) => {
      for (const { id, localNames, coordinates, officialPage } of temples) {
        const address = server.address + inLanguage(`/temples/${id}`, language)
        const { structured, heading } = await page.evaluate(
          headOf,
          await (await page.request.get(address)).text(),
        )
        const data = JSON.parse(structured)
        expect(data['@context']).toBe('https://schema.org')
        expect(data['@type']).toBe('HinduTemple')
        expect(data.name).toBe(heading)
        expect(data.alternateName).toHaveLength(languages.length - 1)
        expect(data.alternateName).not.toContain(data.name)
        expect([data.name, ...data.alternateName]).toContain(localNames.te.value)
        expect(data.url).toBe(address)
        expect(new URL(data.image).origin).toBe(server.address)
        expect(data.openingHoursSpecification).toBeUndefined()
        expect(data.geo?.latitude).toBe(
          coordinates.confidence === 'low' ? undefined : coordinates.value.latitude,
        )
        expect(data.sameAs).toBe(officialPage.confidence === 'high' ? officialPage.value : undefined)
      }
    },
  )
}

test('only a page about a single temple represents that temple', () => {
  const sure = temples.filter(({ officialPage }) => officialPage.confidence === 'high')
  expect(sure.map(({ officialPage }) => new URL(officialPage.value ?? '').pathname)).not.toContain('/')
})

/** Runs in the browser: what search engines that run no scripts see. */
function headOf(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return {
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('head > [name=description]')?.content ?? '',
    structured: page.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    heading: page.querySelector('h1')?.textContent,
  }
}
