import { Command } from 'commander'
import type { Database } from '#database/open.ts'
import { openExistingToChange } from '#database/open-existing.ts'
import { findNamedAccount } from '#identity/administration/find-named-account.ts'
import { type EditorProblem, setEditor } from '#identity/administration/set-editor.ts'
import type { Shell } from '../shell.ts'
import { onAccounts } from './on-accounts.ts'
import { shownAccount } from './shown-account.ts'
import { unknownAccount } from './unknown-account.ts'

export const allowEditor = (shell: Shell) =>
  new Command('allow-editor')
    .description('let an account with a confirmed address say today’s word')
    .argument('<EMAIL or ID>')
    .option('--json')
    .action(onAccounts(shell, openExistingToChange, setTo(true)))

export const disallowEditor = (shell: Shell) =>
  new Command('disallow-editor')
    .description('take that away, at once; what the account said stands')
    .argument('<EMAIL or ID>')
    .option('--json')
    .action(onAccounts(shell, openExistingToChange, setTo(false)))

const problems: Record<EditorProblem, string> = {
  unconfirmed: 'has not confirmed its address, so it may be somebody else’s',
  'claims-too-large': 'has too many claims for another one',
  'changed-meanwhile': 'has just changed: try again',
}

function setTo(mayEdit: boolean) {
  return async (
    shell: Shell,
    database: Database,
    name: string,
    { json }: { json?: true },
  ): Promise<number> => {
    const found = await findNamedAccount(database, name)
    if (!found) return unknownAccount(shell, name)
    const account = await setEditor(database, found, mayEdit)
    const who = found.email ?? found.id
    if (typeof account === 'string') {
      shell.console.error(`${who} ${problems[account]}.`)
      return 1
    }
    const done = mayEdit ? 'may say today’s word' : 'may no longer say today’s word'
    shell.console.log(json ? JSON.stringify(shownAccount(account)) : `${who} ${done}.`)
    return 0
  }
}
