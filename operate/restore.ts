import { restore } from '#database/backup/restore.ts'
import { runOnFile } from './run-on-file.ts'

await runOnFile({
  usage: 'npm run restore -- FILE [--yes]',
  act: (location, file, { yes }) => restore(location, file, { replace: yes }),
  done: (accounts, file) => `Restored ${accounts} accounts from ${file}.`,
  failed: 'Nothing was restored',
})
