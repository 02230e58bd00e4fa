import { changeAccount } from '#identity/accounts/accounts.ts'
import { disableAccount } from '#identity/administration/disable-account.ts'
import { changeNamed } from './change-named.ts'

export const disable = changeNamed({
  name: 'disable',
  description: 'end every session of an account at once, and let nobody sign in to it',
  done: 'is disabled and signed out everywhere',
  change: (database, { id }) => disableAccount(database, id),
})

export const enable = changeNamed({
  name: 'enable',
  description: 'let people sign in to an account again',
  done: 'can sign in',
  change: (database, { id }) => changeAccount(database, id, { disabled: 0 }),
})
