import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Database } from '#database/open.ts'
import { exportAccounts } from '#identity/administration/export-accounts.ts'
import type { Command } from './arguments.ts'
import { showProgress } from './progress.ts'

export async function exportTo(
  database: Database,
  { file }: Extract<Command, { name: 'export' }>,
): Promise<number> {
  if (file === undefined && process.stdout.isTTY) {
    console.error('Password hashes are nothing for a terminal: name a FILE or a pipe.')
    return 2
  }
  const progress = showProgress()
  let count = 0
  const text = exportAccounts(database, (accounts) => {
    count = accounts
    progress.at(accounts)
  })
  try {
    if (file === undefined) await pipeline(text, process.stdout)
    else await writeWhole(file, text)
  } finally {
    progress.end()
  }
  console.error(`${count === 1 ? '1 account' : `${count} accounts`} exported`)
  return 0
}

/** The file has its name only once it is complete and on the disk. */
async function writeWhole(file: string, text: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(text, createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
