import { expect, runFor, test } from '#tests/support/journey.ts'
import { everyPage } from '#tests/support/pages.ts'
import { inLanguage, type Language, languages } from '#web/language/languages.ts'

const scripts: Record<Language, string> = {
  en: 'Latin',
  te: 'Telugu',
  hi: 'Devanagari',
  ta: 'Tamil',
  kn: 'Kannada',
}

for (const language of languages) {
  test(
    `every word in another script says its language on the pages in ${language}`,
    runFor(language),
    async ({ page }) => {
      for (const path of everyPage) {
        const html = await (await page.request.get(inLanguage(path, language))).text()
        expect(await page.evaluate(wordsOfAnotherScript, { html, scripts }), path).toEqual([])
      }
    },
  )
}

/** Runs in the browser: finds words outside the script of their element's language. Units and letters are symbols. */
function wordsOfAnotherScript({ html, scripts }: { html: string; scripts: Record<Language, string> }) {
  const found: string[] = []
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || element.closest('script, style, noscript')) continue
    const language = element.closest('[lang]')?.getAttribute('lang') as Language
    for (const [, script] of Object.entries(scripts)) {
      if (script === scripts[language]) continue
      for (const [words] of (node.nodeValue ?? '').matchAll(
        new RegExp(`\\p{Script=${script}}[\\p{Script=${script}}\\p{M}]+`, 'gu'),
      ))
        found.push(`${words} in ${element.outerHTML.slice(0, 120)}`)
    }
  }
  return found
}
