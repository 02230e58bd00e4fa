import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const files = [
  'identity/{accounts,calls,mailed-codes,protocol,throttle,tokens}/**/*.test.ts',
  'saved/**/!(forget-removals).test.ts',
  '{api,desk}/**/*.test.ts',
]
for (const file of globSync(files, { cwd }).sort()) await import(`../../${file}`)
