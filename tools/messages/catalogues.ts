import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { po } from 'gettext-parser'
import { guide } from '#guide/guide.ts'
import { wordings } from '#identity/mails/mail-for.ts'
import type { Wording } from '#identity/mails/wording.ts'
import { type Language, languages } from '#web/language/languages.ts'
import { type Catalogue, catalogueProblems, type Texts } from './catalogue.ts'
import { catalogueFile, catalogueOf } from './catalogue-of.ts'
import { glossaryWarnings, readGlossary } from './glossary.ts'
import { guideTexts } from './guide-texts.ts'
import { interfaceTexts } from './interface-texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** All languages but English, the source language. */
const translated = languages.filter((language) => language !== 'en')

/**
 * The texts to translate, each with its section. Texts of both the interface and the guide count as the interface's,
 * which browsers load.
 */
function textsToTranslate(): Texts {
  const texts = interfaceTexts(join(root, 'web'))
  for (const { text, section } of guideTexts(guide)) if (!texts.has(text)) texts.set(text, section)
  return texts
}

/** The problems of all catalogues, one line each, with the file's name. */
export function allCatalogueProblems(): string[] {
  const texts = textsToTranslate()
  return translated.flatMap((language) =>
    catalogueProblems(texts, catalogueOf(language)).map(
      (problem) => `${catalogueFile(language)}: ${problem}`,
    ),
  )
}

/** Translations in catalogues and mails that contradict docs/glossary.md, one line each, with the place. */
export function allGlossaryWarnings(): string[] {
  const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const translations = translated.flatMap((language) => [
    { language, place: catalogueFile(language), pairs: translationsIn(catalogueOf(language)) },
    { language, place: `mails (${language})`, pairs: mailTexts(language) },
  ])
  return translations.flatMap(({ language, place, pairs }) =>
    glossaryWarnings(glossary, language, pairs).map((warning) => `${place}: ${warning}`),
  )
}

function translationsIn(catalogue: Catalogue): [text: string, translation: string][] {
  return [...catalogue].map(([text, { translation }]) => [text, translation])
}

/** The English texts of mails, each with its translation. */
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

/** Adds new texts, untranslated, to every catalogue and removes unused ones. */
export function collectTexts(): void {
  const texts = textsToTranslate()
  for (const language of translated) {
    const path = join(root, catalogueFile(language))
    const present = po.parse(existsSync(path) ? readFileSync(path) : '')
    const entries = present.translations[''] ?? {}
    const collected = [...texts].map(([msgid, section]) => {
      const entry = entries[msgid] ?? {
        msgid,
        msgstr: [''],
        ...(hasPlaceholder(msgid) && { comments: braces }),
      }
      return [msgid, { ...entry, comments: { ...entry.comments, extracted: section } }]
    })
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

/** Lets translation tools check the placeholders. */
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
