import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figures, placeholder } from '#guide/figures/figure.ts'
import { guide } from '#guide/guide.ts'
import { textsOf, translateGuide } from '#guide/texts.ts'
import { englishTexts } from '#identity/mails/english.ts'
import { type Catalogue, catalogueFile, catalogueOf, translationsIn } from '#messages/catalogue.ts'
import { type Language, languages } from '#messages/languages.ts'
import { catalogueProblems, mailSection, type Texts } from './catalogue.ts'
import { collected } from './collect.ts'
import { endingWarnings, readEndings } from './endings.ts'
import { glossaryWarnings, readGlossary } from './glossary.ts'
import { interfaceTexts } from './interface-texts.ts'
import { lackingSearchWords } from './search-words.ts'
import { leftTexts, waitingTexts } from './waiting.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const translated = languages.filter((language) => language !== 'en')

/** A text that mails share with the interface counts as the interface's, which browsers load. */
function textsToTranslate(): Texts {
  const texts = interfaceTexts(join(root, 'web'))
  for (const { text, ...wanted } of englishTexts)
    if (!texts.has(text)) texts.set(text, { ...wanted, section: mailSection })
  return texts
}

export function allCatalogueProblems(): string[] {
  const texts = textsToTranslate()
  return inEachCatalogue((catalogue) => catalogueProblems(texts, catalogue))
}

export function allWaitingTexts(): { said: string; texts: string[] }[] {
  const english = textsOf(guide)
  return translated.map((language) => {
    const texts = waitingTexts(english, catalogueOf(language).content)
    const waiting = texts.length > 0 ? `${texts.length} wait and are shown in English:` : 'none waits.'
    return { said: `${catalogueFile(language)}: of ${english.size} texts of the guide, ${waiting}`, texts }
  })
}

export function allLeftTexts(): string[] {
  const english = textsOf(guide)
  return inEachCatalogue(({ content }) => leftTexts(english, content))
}

export function allLackingSearchWords(): string[] {
  return languages.flatMap((language) =>
    lackingSearchWords(language).map((what) => `the search has no word in ${language} for: ${what}`),
  )
}

function inEachCatalogue(linesAbout: (catalogue: Catalogue, language: Language) => string[]): string[] {
  return translated.flatMap((language) =>
    linesAbout(catalogueOf(language), language).map((line) => `${catalogueFile(language)}: ${line}`),
  )
}

export function allGlossaryWarnings(): string[] {
  const figures = new Map<string, Figures>()
  translateGuide(guide, (text, id, known) => {
    figures.set(id, known)
    return text
  })
  return inEachCatalogue((catalogue, language) =>
    warningsAbout(
      language,
      translationsIn({
        ...catalogue,
        content: new Map(
          [...catalogue.content].map(([id, { source, translation }]) => [
            id,
            { source, translation: withKinds(translation, figures.get(id)) },
          ]),
        ),
      }),
    ),
  )
}

/** What may follow a figure depends on whether it ends in digits or in the word of its unit. */
function withKinds(translation: string, figures: Figures = {}): string {
  return translation.replace(placeholder, (whole, name: string, number?: string) => {
    const figure = figures[name]
    if (!figure) return whole
    const isInWords = Array.isArray(figure.time) || Object.keys(figure).some((unit) => inWords.includes(unit))
    return !number && isInWords ? '{duration}' : '{number}'
  })
}

const inWords = ['minutes', 'hours', 'days', 'months', 'years', 'metres', 'kilometres']

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
  for (const language of translated) {
    const path = join(root, catalogueFile(language))
    const present = existsSync(path) ? readFileSync(path) : ''
    writeFileSync(path, collected(present, headersOf(language), textsToTranslate(), textsOf(guide)))
  }
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
