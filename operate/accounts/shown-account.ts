import type { Account } from '#identity/accounts/accounts.ts'
import { isEditor } from '#identity/tokens/custom-claims.ts'

export function shownAccount(account: Account) {
  return {
    id: account.id,
    email: account.email,
    verified: account.email_verified === 1,
    disabled: account.disabled === 1,
    editor: isEditor(account),
    created: isoTime(account.created_at),
    lastSignIn: isoTime(account.last_login_at),
  }
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}
