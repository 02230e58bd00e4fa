import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const files = ['identity/*/**/*.test.ts', '{api,desk,mail,saved}/**/*.test.ts']
for (const file of globSync(files, { cwd }).sort()) await import(`../../${file}`)
