import { explain, parseArguments } from './command-line.ts'
import { allCatalogueProblems, allGlossaryWarnings, collectTexts } from './messages/catalogues.ts'

const usage = `Usage: npm run messages -- [--collect]

Tells which texts are not translated, and which translations are not in the words of docs/glossary.md.
  --collect   first brings new texts into the catalogues, in order, and takes out those that are shown nowhere

Ends with 0, with 1 where the catalogues are not whole, with 2 where the command cannot be understood.`

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
