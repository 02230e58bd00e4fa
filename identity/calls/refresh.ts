import type { TokenRequest } from '#identity/protocol/request-body.ts'
import { refuse } from '#identity/refusal.ts'
import type { Identity } from '#identity/service.ts'
import { signIdToken } from '#identity/tokens/id-token.ts'
import { accountIdIn, findAccountAndSession } from '#identity/tokens/sessions.ts'

export async function refresh(identity: Identity, { grantType, refreshToken }: TokenRequest) {
  if (!grantType) return refuse('MISSING_GRANT_TYPE')
  if (grantType !== 'refresh_token') return refuse('INVALID_GRANT_TYPE')
  if (!refreshToken) return refuse('MISSING_REFRESH_TOKEN')
  const accountId = accountIdIn(refreshToken)
  if (accountId === undefined) return refuse('INVALID_REFRESH_TOKEN')

  const found = await findAccountAndSession(identity.database, accountId, { refreshToken })
  if (!found) return refuse('USER_NOT_FOUND')
  const { account, session } = found
  if (account.disabled) return refuse('USER_DISABLED')
  // Not INVALID_REFRESH_TOKEN: the SDK would keep the dead session.
  if (!session) return refuse('TOKEN_EXPIRED')
  const idToken = await signIdToken(identity, account, session)
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: refreshToken,
    expires_in: String(identity.settings.idTokenSeconds),
    token_type: 'Bearer',
    user_id: account.id,
    project_id: identity.settings.projectNumber,
  }
}
