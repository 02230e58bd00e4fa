import { CommanderError } from 'commander'
import type { Database } from '#database/open.ts'
import type { Problem } from '#database/open-existing.ts'
import { reasons } from '#server/reasons.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import type { Shell } from './shell.ts'

/** Only an import of accounts opens a database that is not there; elsewhere a mistyped folder is an error. */
export type Open = (settings: Settings) => Promise<Database | Problem>

export function onDatabase<Arguments extends unknown[]>(
  shell: Shell,
  open: Open,
  act: (shell: Shell, database: Database, ...args: Arguments) => Promise<number>,
): (...args: Arguments) => Promise<void> {
  return async (...args) => {
    shell.exitCode = await run(shell, open, (database) => act(shell, database, ...args)).catch((error) =>
      failed(shell, reasons(error).join(': ')),
    )
  }
}

async function run(shell: Shell, open: Open, act: (database: Database) => Promise<number>): Promise<number> {
  const parsed = readSettings(shell.env)
  if ('problems' in parsed) return failed(shell, parsed.problems.join('\n'))
  const database = await open(parsed.settings)
  if ('problem' in database) return failed(shell, database.problem)
  try {
    return await act(database)
  } finally {
    await database.destroy()
  }
}

function failed({ console }: Shell, problem: string): number {
  console.error(problem)
  return 1
}

export function usageError(problem: string): CommanderError {
  return new CommanderError(2, 'usage', problem)
}
