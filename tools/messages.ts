import { explain, parseArguments } from './command-line.ts'
import { allCatalogueProblems, allGlossaryWarnings, collectTexts } from './messages/catalogues.ts'

const usage = `Usage: npm run messages -- [--collect]

Lists texts that are not translated, and translations that do not use the words of docs/glossary.md.
  --collect   first adds new texts to the catalogues, in order, and removes those that are shown nowhere

Exits with 0; with 1 if a catalogue is incomplete; with 2 for a usage error.`

process.exitCode = main(process.argv.slice(2))

function main(args: string[]): number {
  const parsed = parseArguments(args, { options: { collect: { type: 'boolean' } } })
  if (!('values' in parsed)) return explain(parsed, usage)
  if (parsed.values.collect) collectTexts()
  const problems = allCatalogueProblems()
  for (const problem of problems) console.error(problem)
  for (const warning of allGlossaryWarnings()) console.warn(`warning: ${warning}`)
  if (problems.length > 0) return 1
  console.log('Every text is translated into every language.')
  return 0
}
