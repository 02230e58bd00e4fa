import { deletion } from './accounts/delete.ts'
import { exporting } from './accounts/export.ts'
import { importing } from './accounts/import.ts'
import { list } from './accounts/list.ts'
import { mails } from './accounts/mails.ts'
import { disable, enable } from './accounts/set-disabled.ts'
import { allowEditor, disallowEditor } from './accounts/set-editor.ts'
import { show } from './accounts/show.ts'
import { runCommands } from './run-commands.ts'
import type { Shell } from './shell.ts'

export function runAccounts(shell: Shell, args: string[]): Promise<number> {
  const editors = [allowEditor, disallowEditor]
  const commands = [list, show, disable, enable, ...editors, deletion, mails, exporting, importing]
  return runCommands(shell, 'accounts', commands, args)
}
