import { refresh } from '#identity/calls/refresh.ts'
import type { Refusal } from '#identity/protocol/refusal.ts'
import { isRefusal } from '#identity/protocol/refusal.ts'
import type { TokenRequest } from '#identity/protocol/request-body.ts'
import type { Identity } from '#identity/service.ts'

/** `token`: appends the emulator's name for a deleted account to ours, which the SDK needs in order to sign out. */
export async function refreshAsEmulator(
  identity: Identity,
  request: TokenRequest,
): Promise<object | Refusal> {
  const result = await refresh(identity, request)
  const isGone = isRefusal(result) && result.refusal === 'USER_NOT_FOUND'
  return isGone ? { ...result, detail: 'INVALID_REFRESH_TOKEN' } : result
}
