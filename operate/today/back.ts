import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToChange } from '#database/open-existing.ts'
import { takeBack } from '#desk/store.ts'
import { onDatabase } from '#operate/on-database.ts'
import type { Shell } from '#operate/shell.ts'

export const back = (shell: Shell) =>
  new Command('back')
    .description('take a word back, whoever said it')
    .argument('<ID>')
    .action(onDatabase(shell, openExistingToChange, takeOneBack))

async function takeOneBack({ console }: Shell, database: Database, id: string): Promise<number> {
  if (!(await takeBack(database, id, { by: null, now: Date.now() }))) {
    console.error(`There is no word ${id}.`)
    return 1
  }
  console.log(`${id} doesn’t stand any more.`)
  return 0
}
