import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'
import { customClaims, longestClaimsBytes } from '#identity/tokens/custom-claims.ts'

export type EditorProblem = 'unconfirmed' | 'claims-too-large' | 'changed-meanwhile'

/** Only a confirmed address counts (`isEditor`), so an account whose address is not confirmed any more keeps the claim in vain. */
export async function setEditor(
  database: Database,
  account: Account,
  mayEdit: boolean,
): Promise<Account | EditorProblem> {
  if (mayEdit && account.email_verified === 0) return 'unconfirmed'
  const { editor: _, ...others } = customClaims(account)
  const claims = mayEdit ? { ...others, editor: true } : others
  const text = Object.keys(claims).length > 0 ? JSON.stringify(claims) : null
  if (text !== null && Buffer.byteLength(text) > longestClaimsBytes) return 'claims-too-large'
  const changed = await database
    .updateTable('accounts')
    .set({ custom_attributes: text })
    .where('id', '=', account.id)
    .where('email', 'is not distinct from', account.email)
    .where('custom_attributes', 'is not distinct from', account.custom_attributes)
    .returningAll()
    .executeTakeFirst()
  return changed ?? 'changed-meanwhile'
}
