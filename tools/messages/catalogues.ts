import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { po } from 'gettext-parser'
import { guide } from '#guide/guide.ts'
import { textsOf } from '#guide/texts.ts'
import { wordings } from '#identity/mails/mail-for.ts'
import type { Wording } from '#identity/mails/wording.ts'
import { type Language, languages } from '#web/language/languages.ts'
import { type Catalogue, catalogueProblems, readCatalogue } from './catalogue.ts'
import { glossaryWarnings, readGlossary } from './glossary.ts'
import { interfaceTexts } from './interface-texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** English is the language that the others are translated from. */
const translated = languages.filter((language) => language !== 'en')

type CatalogueFile = { language: Language; file: string; texts: ReadonlySet<string> }

/** The catalogues, and what each has to translate: the interface and the guide have one in every language. */
export function catalogueFiles(): CatalogueFile[] {
  const subjects = [
    { folder: 'web/messages', texts: interfaceTexts(join(root, 'web')) },
    { folder: 'guide/messages', texts: new Set(textsOf(guide)) },
  ]
  return subjects.flatMap(({ folder, texts }) =>
    translated.map((language) => ({ language, file: `${folder}/${language}.po`, texts })),
  )
}

/** What is wrong with the catalogues, a line each that names the file. */
export function allCatalogueProblems(): string[] {
  return catalogueFiles().flatMap(({ file, texts }) =>
    catalogueProblems(texts, catalogueIn(file)).map((problem) => `${file}: ${problem}`),
  )
}

/** Where catalogues and mails have other renderings than docs/glossary.md, a line each that names the place. */
export function allGlossaryWarnings(): string[] {
  const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const translations = [
    ...catalogueFiles().map(({ language, file }) => ({ language, place: file, pairs: catalogueIn(file) })),
    ...translated.map((language) => ({ language, place: `mails (${language})`, pairs: mailTexts(language) })),
  ]
  return translations.flatMap(({ language, place, pairs }) =>
    glossaryWarnings(glossary, language, pairs).map((warning) => `${place}: ${warning}`),
  )
}

/** What the mails say in English, each text beside its translation. */
function mailTexts(language: Language): [text: string, translation: string][] {
  const translations = new Map(namedTexts(wordings[language]))
  return namedTexts(wordings.en).map(([name, text]) => [text, translations.get(name) ?? ''])
}

function namedTexts(wording: Wording): [name: string, text: string][] {
  return Object.entries(wording).flatMap(([name, part]): [string, string][] =>
    typeof part === 'string'
      ? [[name, part]]
      : Object.entries(part).map(([line, text]): [string, string] => [`${name}.${line}`, text]),
  )
}

export function catalogueIn(file: string): Catalogue {
  return readCatalogue(readFileSync(join(root, file)))
}

/** Brings every text into every catalogue, new ones without a translation, and takes out what is shown nowhere. */
export function collectTexts(): void {
  for (const { language, file, texts } of catalogueFiles()) {
    const path = join(root, file)
    const present = po.parse(existsSync(path) ? readFileSync(path) : '')
    const entries = present.translations[''] ?? {}
    const collected = [...texts].map((msgid) => [
      msgid,
      entries[msgid] ?? { msgid, msgstr: [''], ...(hasPlaceholder(msgid) && { comments: braces }) },
    ])
    writeFileSync(
      path,
      `${po.compile(
        {
          ...present,
          charset: 'utf-8',
          headers: { ...headersOf(language), ...present.headers },
          translations: { '': { ...(entries[''] && { '': entries[''] }), ...Object.fromEntries(collected) } },
        },
        { foldLength: 0 },
      )}\n`,
    )
  }
}

/** Tells translators' tools to look after the names between braces. */
const braces = { flag: 'python-brace-format' }

function hasPlaceholder(text: string): boolean {
  return /\{\w+\}/.test(text)
}

function headersOf(language: Language): Record<string, string> {
  return {
    'Project-Id-Version': 'Travel Visit',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Checked-By-Native-Reader': 'no',
  }
}
