import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// One process for each file would take longer to start than to run.
const cwd = fileURLToPath(new URL('../..', import.meta.url))
for (const file of globSync(
  [
    '{guide,today,day,text,web,docs,deploy}/**/*.test.ts',
    'site/messages/*.test.ts',
    'tools/{calendar,check,content,facts,pictures}/**/*.test.ts',
  ],
  { cwd },
).sort()) {
  await import(`../../${file}`)
}
