import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { buildSection, interfaceSection, sectionsOfFolders, type Wanted } from './catalogue.ts'

/** The first argument of these is an interface text: web/language/translate.ts. */
const markers = new Set(['t', 'message'])

/** The second argument is the singular, and the third the plural: web/language/counted.ts. */
const counting = 'counted'

export function interfaceTexts(webFolder: string): Map<string, Wanted> {
  const files = readdirSync(webFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
  const texts = new Map<string, Wanted>()
  for (const name of files) {
    const section = sectionOf(name)
    for (const [text, plural] of textsInSource(name, readFileSync(join(webFolder, name), 'utf8'))) {
      const other = texts.get(text)
      if (other && other.plural !== plural)
        throw new Error(`${name}: "${text}" has two plurals, or one and none`)
      const isElsewhere = other && other.section !== section
      texts.set(text, { section: isElsewhere ? interfaceSection : section, ...(plural && { plural }) })
    }
  }
  return texts
}

function sectionOf(name: string): string {
  if (name.endsWith('.server.ts')) return buildSection
  const path = name.replaceAll(sep, '/')
  const folder = Object.keys(sectionsOfFolders).find((folder) => path.startsWith(`${folder}/`))
  return (folder && sectionsOfFolders[folder]) || interfaceSection
}

export function textsInSource(name: string, source: string): [text: string, plural?: string][] {
  const { program, errors } = parseSync(name, source)
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`)
  const texts: [text: string, plural?: string][] = []
  new Visitor({
    CallExpression({ callee, arguments: [text, one, other] }) {
      if (callee.type !== 'Identifier') return
      if (markers.has(callee.name) && isText(text)) texts.push([text.value])
      if (callee.name === counting && isText(one) && isText(other)) texts.push([one.value, other.value])
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Translated') return
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'text') continue
        if (isText(attribute.value)) texts.push([attribute.value.value])
      }
    },
  }).visit(program)
  return texts
}

type Node = { type: string; value?: unknown } | null | undefined

function isText<Given extends Node>(node: Given): node is Given & { value: string } {
  return node?.type === 'Literal' && typeof node.value === 'string'
}
