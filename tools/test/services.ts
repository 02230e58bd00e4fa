import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const files = ['identity/*/**/*.test.ts', '{api,desk,mail,saved}/**/*.test.ts']

/** On PostgreSQL they would show nothing else: these are about passwords, the words of a mail or its way. */
const withoutQueries = [
  'identity/administration/import-parts.test.ts',
  'identity/credentials/*',
  'identity/mails/!(queue-mail).test.ts',
  'mail/{folder,left-in-folder,smtp,smtp-connection,waiting-mails}.test.ts',
  'saved/forget-removals.test.ts',
]
const exclude = process.env.TEST_DATABASE_URL ? withoutQueries : []

for (const file of globSync(files, { cwd, exclude }).sort()) await import(`../../${file}`)
