import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crowdedTexts } from './lone-texts.ts'
import { importsIn, problemsOf } from './rooms.ts'

/** Exits with 1 if the rules of docs/architecture.md about imports and texts are violated. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('*/**/*.{js,ts,tsx}', {
  cwd: root,
  exclude: ['node_modules/**', 'build/**', 'data/**'],
})
const sources = files.map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))
const problems = [
  ...problemsOf(sources.map(({ path, text }) => ({ path, imports: importsIn(text) }))),
  ...crowdedTexts(sources.filter(({ path }) => /^web\/.*\.tsx$/.test(path))),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
