import { backUp } from '#database/backup/backup.ts'
import { runOnFile } from './run-on-file.ts'

await runOnFile({
  usage: 'npm run backup -- FILE',
  act: backUp,
  done: (accounts, file) => `Backed up ${accounts} accounts into ${file}.`,
  failed: 'The backup failed',
})
