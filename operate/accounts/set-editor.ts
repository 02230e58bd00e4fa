import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import { type EditorProblem, setEditor } from '#identity/administration/set-editor.ts'
import { changeNamed } from './change-named.ts'

const problems: Record<EditorProblem, string> = {
  unconfirmed: 'has not confirmed its address, so it may be somebody else’s',
  'claims-too-large': 'has too many claims for another one',
  'changed-meanwhile': 'has just changed: try again',
}

const set = (mayEdit: boolean) => async (database: Database, account: Account) => {
  const changed = await setEditor(database, account, mayEdit)
  return typeof changed === 'string' ? problems[changed] : changed
}

export const allowEditor = changeNamed({
  name: 'allow-editor',
  description: 'let an account with a confirmed address say today’s word',
  done: 'may say today’s word',
  change: set(true),
})

export const disallowEditor = changeNamed({
  name: 'disallow-editor',
  description: 'take that away, at once; what the account said stands',
  done: 'may no longer say today’s word',
  change: set(false),
})
