import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { buildSection, interfaceSection, sectionsOfFolders } from './catalogue.ts'

/** Functions whose first argument is an interface text: web/language/translate.ts. */
const markers = new Set(['t', 'message'])

/** Every English interface text in the source of the pages, with its section. */
export function interfaceTexts(webFolder: string): Map<string, string> {
  const files = readdirSync(webFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
  const sections = new Map<string, string>()
  for (const name of files) {
    const section = sectionOf(name)
    for (const text of textsInSource(name, readFileSync(join(webFolder, name), 'utf8'))) {
      const isElsewhere = sections.has(text) && sections.get(text) !== section
      sections.set(text, isElsewhere ? interfaceSection : section)
    }
  }
  return sections
}

function sectionOf(name: string): string {
  if (name.endsWith('.server.ts')) return buildSection
  const path = name.replaceAll(sep, '/')
  const folder = Object.keys(sectionsOfFolders).find((folder) => path.startsWith(`${folder}/`))
  return (folder && sectionsOfFolders[folder]) || interfaceSection
}

/** The texts in `t('…')`, `message('…')` and `<Translated text="…" />`. */
export function textsInSource(name: string, source: string): string[] {
  const { program, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  const texts: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [text] }) {
      if (callee.type !== 'Identifier' || !markers.has(callee.name)) return
      if (text?.type === 'Literal' && typeof text.value === 'string') texts.push(text.value)
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Translated') return
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'text') continue
        const { value } = attribute
        if (value?.type === 'Literal' && typeof value.value === 'string') texts.push(value.value)
      }
    },
  }).visit(program)
  return texts
}
