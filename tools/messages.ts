import { explain, parseArguments } from '#operate/command-line.ts'
import {
  allCatalogueProblems,
  allGlossaryWarnings,
  allLackingSearchWords,
  allLeftTexts,
  allWaitingTexts,
  collectTexts,
} from '#site/messages/catalogues.ts'

const usage = `Usage: npm run messages -- [--collect]

For each language, lists texts that are not translated, or whose English has changed since, translations that do not use
the words of docs/glossary.md, and what nobody finds in words of that language.
  --collect   first brings the catalogues up to date: adds new texts, in order, marks translations to be revised as
              fuzzy, and removes those that are shown nowhere

Exits with 0, also while texts of the guide wait, which pages show in English; with 1 if a catalogue is wrong, or lacks
a text of the interface or of mails; with 2 for a usage error.`

process.exitCode = main(process.argv.slice(2))

function main(args: string[]): number {
  const parsed = parseArguments(args, { options: { collect: { type: 'boolean' } } })
  if (!('values' in parsed)) return explain(parsed, usage)
  if (parsed.values.collect) collectTexts()
  const problems = allCatalogueProblems()
  for (const problem of problems) console.error(problem)
  const warnings = [...allGlossaryWarnings(), ...allLackingSearchWords(), ...allLeftTexts()]
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  for (const { said, texts } of allWaitingTexts()) console.log([said, ...texts].join('\n  '))
  return problems.length > 0 ? 1 : 0
}
