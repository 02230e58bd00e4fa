import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { it } from 'node:test'
import { pageModules } from '#site/page-modules.ts'
import { importsIn, resolved } from '#tools/check/rooms.ts'
import { buildSection, interfaceSection } from './catalogue.ts'
import { interfaceTexts, textsInSource } from './interface-texts.ts'

const wanted = interfaceTexts('web')

/** The search's texts come with what it finds, and are shown beside that alone. */
const elsewhere = [interfaceSection, buildSection, `${interfaceSection}/search`]

for (const [name, page] of Object.entries(pageModules)) {
  it(`the page ${name} loads the texts of all that it draws`, () => {
    const loader = readFileSync(`web/pages/${name}/loader.server.ts`, 'utf8')
    const [, named = ''] = /^export const texts = \[(.*)\]$/m.exec(loader) ?? []
    const loaded = [...named.matchAll(/'(.+?)'/g)].map(([, one]) => `${interfaceSection}/${one}`)
    assert.deepEqual([...sectionsOf(page)].sort(), loaded.sort())
  })
}

it('leaves sums, ages and hours to the guide, where each has its sources', () => {
  // How far away the app still tells which temple is near is its own decision.
  const own = ['You’re more than 150 km from Tirupati.']
  const texts = [...wanted].flatMap(([text, { plural = '' }]) => [text, plural])
  assert.deepEqual(
    texts.filter((text) => /[₹\d]/.test(text)),
    own,
  )
})

/** What comes with data of its own has its texts with them. */
function sectionsOf(path: string, seen = new Set<string>()): Set<string> {
  const isCode = path.startsWith('web/') && /(?<!\.server)\.tsx?$/.test(path)
  if (seen.has(path) || !isCode) return new Set()
  seen.add(path)
  const source = readFileSync(path, 'utf8').replace(/^import type [^;]*? from .*$/gm, '')
  if (/\b(use|read)DataOf</.test(source)) return new Set()
  const own = textsInSource(path, source).flatMap(([text]) => wanted.get(text)?.section ?? [])
  const others = importsIn(source).flatMap((one) => [...sectionsOf(resolved(path, one) ?? one, seen)])
  return new Set([...own, ...others].filter((one) => !elsewhere.includes(one)))
}
