import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { folderCycles } from './folder-cycles.ts'
import { crowdedTexts } from './lone-texts.ts'
import { racingJourneys } from './racing-journeys.ts'
import { importsIn, problemsOf } from './rooms.ts'
import { sizesOfScripts } from './sizes-of-scripts.ts'
import { strayTypeSizes } from './type-sizes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('*/**/*.{js,ts,tsx}', {
  cwd: root,
  exclude: ['node_modules/**', 'build/**', 'data/**'],
})
const sheets = read(globSync('web/**/*.css', { cwd: root }))
const texts = read(files)
const sources = texts.map(({ path, text }) => ({ path, imports: importsIn(text) }))
const problems = [
  ...problemsOf(sources),
  ...folderCycles(sources),
  ...racingJourneys(texts),
  ...strayTypeSizes(sheets),
  ...sizesOfScripts(sheets),
  ...crowdedTexts(texts.filter(({ path }) => /^web\/.*\.tsx$/.test(path))),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

function read(paths: readonly string[]): { path: string; text: string }[] {
  return paths.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
}
