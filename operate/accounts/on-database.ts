import { CommanderError } from 'commander'
import type { Database } from '#database/open.ts'
import type { Problem } from '#database/open-existing.ts'
import { reasons } from '#server/reasons.ts'
import { readSettings, type Settings } from '#server/settings.ts'

/** A mistyped folder is an error: only an import opens a database that is not there. */
type Open = (settings: Settings) => Promise<Database | Problem>

/** The action of a command, whose result is the exit code. */
export function onDatabase<Arguments extends unknown[]>(
  open: Open,
  act: (database: Database, ...args: Arguments) => Promise<number>,
): (...args: Arguments) => Promise<void> {
  return async (...args) => {
    process.exitCode = await run(open, (database) => act(database, ...args)).catch((error: unknown) =>
      failed(reasons(error).join(': ')),
    )
  }
}

async function run(open: Open, act: (database: Database) => Promise<number>): Promise<number> {
  const parsed = readSettings(process.env)
  if ('problems' in parsed) return failed(parsed.problems.join('\n'))
  const { hostedProject } = parsed.settings
  if (hostedProject) {
    return failed(
      `FIREBASE_CONFIG is set: accounts live in the hosted project ${hostedProject.projectId} and not here. Its console and the Firebase CLI (auth:export, auth:import) manage them.`,
    )
  }
  const database = await open(parsed.settings)
  if ('problem' in database) return failed(database.problem)
  try {
    return await act(database)
  } finally {
    await database.destroy()
  }
}

function failed(problem: string): number {
  console.error(problem)
  return 1
}

/** An argument that can't be; ends the program with the usage. */
export function usageError(problem: string): CommanderError {
  return new CommanderError(2, 'accounts.usage', problem)
}
