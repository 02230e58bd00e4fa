import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { po } from 'gettext-parser'
import { guide } from '#guide/guide.ts'
import { englishTexts } from '#identity/mails/english.ts'
import { catalogueFile, catalogueOf, translationsIn } from '#messages/catalogue.ts'
import { type Language, languages } from '#messages/languages.ts'
import { catalogueProblems, mailSection, type Texts } from './catalogue.ts'
import { endingWarnings, readEndings } from './endings.ts'
import { glossaryWarnings, readGlossary } from './glossary.ts'
import { guideTexts } from './guide-texts.ts'
import { interfaceTexts } from './interface-texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const translated = languages.filter((language) => language !== 'en')

/** A text of the interface that mails or the guide have, too, counts as the interface's, which browsers load. */
function textsToTranslate(): Texts {
  const texts = interfaceTexts(join(root, 'web'))
  const others = [...englishTexts.map((text) => ({ ...text, section: mailSection })), ...guideTexts(guide)]
  for (const { text, ...wanted } of others) if (!texts.has(text)) texts.set(text, wanted)
  return texts
}

export function allCatalogueProblems(): string[] {
  const texts = textsToTranslate()
  return translated.flatMap((language) =>
    catalogueProblems(texts, catalogueOf(language)).map(
      (problem) => `${catalogueFile(language)}: ${problem}`,
    ),
  )
}

export function allGlossaryWarnings(): string[] {
  return translated.flatMap((language) =>
    warningsAbout(language, translationsIn(catalogueOf(language))).map(
      (warning) => `${catalogueFile(language)}: ${warning}`,
    ),
  )
}

export function warningsAbout(
  language: Language,
  translations: readonly (readonly [text: string, translation: string])[],
): string[] {
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  return [
    ...glossaryWarnings(readGlossary(glossary), language, translations),
    ...endingWarnings(readEndings(glossary), language, translations),
  ]
}

export function collectTexts(): void {
  const texts = textsToTranslate()
  for (const language of translated) {
    const path = join(root, catalogueFile(language))
    const present = po.parse(existsSync(path) ? readFileSync(path) : '')
    const entries = present.translations[''] ?? {}
    const collected = [...texts].map(([msgid, { section, plural }]) => {
      const present = entries[msgid]
      const [one = '', other = ''] = present?.msgstr ?? []
      const comments = present?.comments ?? (hasPlaceholder(msgid) ? braces : {})
      const forms = plural ? { msgid_plural: plural, msgstr: [one, other] } : { msgstr: [one] }
      return [msgid, { msgid, ...forms, comments: { ...comments, extracted: section } }]
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
    'Plural-Forms': `nplurals=2; plural=(${isOne(0, language) ? 'n > 1' : 'n != 1'});`,
    'X-Checked-By-Native-Reader': 'no',
  }
}

/** All our languages have a form for one and another for many, but some count 0 as one. */
function isOne(count: number, language: Language): boolean {
  return new Intl.PluralRules(language).select(count) === 'one'
}
