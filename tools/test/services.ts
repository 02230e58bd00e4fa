import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// All in this process, as in pure-rooms.ts.
const cwd = fileURLToPath(new URL('../..', import.meta.url))
const files = [
  'identity/{accounts,calls,mailed-codes,protocol,throttle,tokens}/**/*.test.ts',
  'saved/**/!(forget-removals).test.ts',
]
for (const file of globSync(files, { cwd }).sort()) await import(`../../${file}`)
