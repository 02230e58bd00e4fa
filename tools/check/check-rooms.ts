import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importsIn, problemsOf } from './rooms.ts'

/** Exits with 1 if the import rules of docs/architecture.md are violated. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const files = globSync('*/**/*.{js,ts,tsx}', {
  cwd: root,
  exclude: ['node_modules/**', 'build/**', 'data/**'],
})
const sources = files.map((path) => ({ path, imports: importsIn(readFileSync(`${root}/${path}`, 'utf8')) }))
const problems = problemsOf(sources)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
