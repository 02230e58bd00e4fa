import type { Database } from '#database/open.ts'
import { type Open, onDatabase } from '#operate/on-database.ts'
import type { Shell } from '#operate/shell.ts'

export function onAccounts<Arguments extends unknown[]>(
  shell: Shell,
  open: Open,
  act: (shell: Shell, database: Database, ...args: Arguments) => Promise<number>,
): (...args: Arguments) => Promise<void> {
  const openHere: Open = async (settings) => {
    if (!settings.hostedProject) return open(settings)
    return {
      problem: `FIREBASE_CONFIG is set: accounts live in the hosted project ${settings.hostedProject.projectId} and not here. Its console and the Firebase CLI (auth:export, auth:import) manage them.`,
    }
  }
  return onDatabase(shell, openHere, act)
}
