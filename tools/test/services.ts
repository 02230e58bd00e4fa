import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The tests that only send requests to a service in their own process, all in this one, as in pure-rooms.ts.
const cwd = fileURLToPath(new URL('../..', import.meta.url))
const files = [
  'identity/{accounts,calls,mailed-codes,protocol,throttle,tokens}/**/*.test.ts',
  'saved/**/!(forget-removals).test.ts',
]
for (const file of globSync(files, { cwd }).sort()) await import(`../../${file}`)
