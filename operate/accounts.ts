import { openPatiently } from '#database/open.ts'
import { openExistingToChange, openExistingToRead } from '#database/open-existing.ts'
import { reasons } from '#server/reasons.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { explain } from '#tools/command-line.ts'
import { type Command, readCommand } from './accounts/commands.ts'
import { deleteOne } from './accounts/delete.ts'
import { exportTo } from './accounts/export.ts'
import { importFrom } from './accounts/import.ts'
import { list } from './accounts/list.ts'
import { mails } from './accounts/mails.ts'
import { setDisabled } from './accounts/set-disabled.ts'
import { show } from './accounts/show.ts'
import { usage } from './accounts/usage.ts'

/** Files written here, such as exports, are readable only by their owner. */
process.umask(0o077)
process.exitCode = await main()

/** Exit codes: 0 success, 1 failure, 2 usage error. */
async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2))
  if (!('name' in command)) return explain(command, usage)
  const parsed = readSettings(process.env)
  if ('problems' in parsed) {
    console.error(parsed.problems.join('\n'))
    return 1
  }
  const { hostedProject } = parsed.settings
  if (hostedProject) {
    console.error(
      `FIREBASE_CONFIG is set: accounts live in the hosted project ${hostedProject.projectId} and not here. Its console and the Firebase CLI (auth:export, auth:import) manage them.`,
    )
    return 1
  }
  try {
    return await run(command, parsed.settings)
  } catch (error) {
    console.error(reasons(error).join(': '))
    return 1
  }
}

async function run(command: Command, settings: Settings): Promise<number> {
  const database = await open(command, settings)
  if ('problem' in database) {
    console.error(database.problem)
    return 1
  }
  try {
    switch (command.name) {
      case 'list':
        return await list(database, command)
      case 'mails':
        return await mails(database, command)
      case 'show':
        return await show(database, command)
      case 'disable':
      case 'enable':
        return await setDisabled(database, command)
      case 'delete':
        return await deleteOne(database, command)
      case 'import':
        return await importFrom(database, command)
      case 'export':
        return await exportTo(database, command)
    }
  } finally {
    await database.destroy()
  }
}

/** A mistyped folder is an error; only an import may create a new database. */
function open({ name }: Command, settings: Settings) {
  switch (name) {
    case 'list':
    case 'mails':
    case 'show':
    case 'export':
      return openExistingToRead(settings)
    case 'disable':
    case 'enable':
    case 'delete':
      return openExistingToChange(settings)
    case 'import':
      return openPatiently(settings)
  }
}
