import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { after, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { guide } from '#guide/guide.ts'
import { textsOf, translateGuide } from '#guide/texts.ts'
import { wordsOfAnotherScript } from '#server/site/testing/words-of-another-script.ts'
import { contentOf, messagesOf } from '#site/messages/messages-of.ts'
import { translateWith } from '#web/language/translate.ts'
import { pages } from '#web/pages.ts'
import { bundledScripts } from './bundled-script.ts'
import { gatewayStyles } from './gateway-styles.ts'
import { poCatalogues } from './po-plugin.ts'

// Every Tamil text of the guide but the helplines' waits to be revised.
const waits = (id: string) => !id.startsWith('helplines.')
const vite = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    poCatalogues((file) =>
      readFileSync(file, 'utf8').replace(/^msgctxt "(.*)"$/gm, (line, id) =>
        waits(id) ? `#, fuzzy\n${line}` : line,
      ),
    ),
    gatewayStyles(),
    bundledScripts(),
    react(),
  ],
})
after(() => vite.close())
const { drawPage, dataFiles } = (await vite.ssrLoadModule(
  '/web/entry.server.tsx',
)) as typeof import('#web/entry.server.tsx')

const inEnglish = translateGuide(guide, contentOf('en'))
const english = [...textsOf(inEnglish)].filter(([id]) => waits(id)).map(([, text]) => asJson(text))
const isRevised = translateWith(messagesOf('ta'))(
  'Parts of this page are in English while their translation is being revised.',
)

// One temple stands for all.
for (const page of pages.filter(({ path }) => !/^\/temples\/(?!tirumala$)/.test(path)))
  it(`${page.path} shows English for what waits, says that it is English, and why once`, async () => {
    const { html, built } = await drawn(page)
    assert.deepEqual(wordsOfAnotherScript(html), [])
    assert.ok(!html.includes('\u2060'))
    const data = JSON.stringify(built.data ?? null)
    const shows = english.some((text) => data.includes(text))
    assert.equal(html.split(`<p>${isRevised}</p>`).length - 1, shows ? 1 : 0)
  })

it('a question is marked as English as a whole, beside a telephone number whose translation is shown', async () => {
  const drawnAt = async (at: string) => (await drawn(pages.find(({ path }) => path === at))).html
  const laddus = guide.goodToKnow.find(({ id }) => id === 'laddus')
  assert.ok(
    (await drawnAt('/good-to-know/at-tirumala')).includes(
      `<span lang="en">${laddus?.question.slice(0, -1)}</span>?`,
    ),
  )
  const [helpline] = guide.helplines
  assert.ok(helpline)
  const inTamil = contentOf('ta')(helpline.label, `helplines.${helpline.id}.label`, {})
  assert.ok(inTamil !== helpline.label && (await drawnAt('/good-to-know')).includes(inTamil))
})

it('a search finds it in English', () => {
  const content = dataFiles('ta')[0]?.content ?? assert.fail()
  assert.ok(!content.includes('\u2060'))
  const { question, answer } = inEnglish.goodToKnow[0] ?? assert.fail()
  assert.ok(content.includes(asJson(question)) && content.includes(asJson(answer.value)))
})

async function drawn(page: (typeof pages)[number] | undefined) {
  assert.ok(page)
  const { html, built } = await drawPage(page, 'ta', {
    build: 'test',
    modules: [],
    styles: [],
    styleText: '',
    app: { modules: [], entry: '', messages: undefined },
  })
  return { html: await text(html), built }
}

/** As it stands in the data of a page. */
function asJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}
