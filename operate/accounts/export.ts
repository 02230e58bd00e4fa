import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Command } from 'commander'
import { flushToDisk } from '#database/backup/flush-to-disk.ts'
import type { Database } from '#database/open.ts'
import { openExistingToRead } from '#database/open-existing.ts'
import { exportAccounts } from '#identity/administration/export-accounts.ts'
import { namedFile } from '#operate/named-file.ts'
import type { Shell } from '#operate/shell.ts'
import { onAccounts } from './on-accounts.ts'
import { showProgress } from './progress.ts'

export const exporting = (shell: Shell) =>
  new Command('export')
    .summary('write every account, with what it keeps, as JSON')
    .description(
      "Every account with its password hash and what it keeps, as the Firebase CLI's auth:export writes JSON; into a new FILE, or to standard output. Keep it as secret as the database. Sessions and mailed links are not in it.",
    )
    .argument('[FILE]')
    .option('--json', 'say in JSON how many there were')
    .action(onAccounts(shell, openExistingToRead, exportTo))

async function exportTo(
  { env, stdout, stderr, console }: Shell,
  database: Database,
  name: string | undefined,
  { json }: { json?: true },
): Promise<number> {
  const file = name === undefined ? undefined : namedFile(name, env)
  if (file === undefined && stdout.isTTY) {
    console.error('Password hashes do not belong on a terminal: name a FILE, or use a pipe.')
    return 2
  }
  if (file !== undefined && existsSync(file)) {
    console.error(`${file} is there already; name a new file.`)
    return 1
  }
  const progress = showProgress(stderr)
  let count = 0
  const text = exportAccounts(database, (accounts) => {
    count = accounts
    progress.at(accounts)
  })
  try {
    if (file === undefined) await pipeline(text, stdout)
    else await writeWhole(file, text)
  } finally {
    progress.end()
  }
  if (!json) console.error(`${count === 1 ? '1 account' : `${count} accounts`} exported`)
  else if (file === undefined) console.error(JSON.stringify({ exported: count }))
  else console.log(JSON.stringify({ exported: count }))
  return 0
}

async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    // An existing file might be readable by others.
    await pipeline(text, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
    renameSync(unfinished, file)
    flushToDisk(dirname(file))
  } finally {
    rmSync(unfinished, { force: true })
  }
}
