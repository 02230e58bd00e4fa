import { allCatalogueProblems, allGlossaryWarnings, collectTexts } from './messages/catalogues.ts'

// `npm run messages -- --collect` brings new texts into the catalogues before it looks at them.
if (process.argv.includes('--collect')) collectTexts()
const problems = allCatalogueProblems()
for (const problem of problems) console.error(problem)
for (const warning of allGlossaryWarnings()) console.warn(`warning: ${warning}`)
if (problems.length === 0) console.log('Every text is translated into every language.')
process.exitCode = problems.length === 0 ? 0 : 1
