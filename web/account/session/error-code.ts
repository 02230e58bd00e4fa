/** The code of a change that may have been made: neither it nor the question about it was answered. */
export const noAnswer = 'no-answer'

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Errors without a code come from the network, or from loading the SDK or its configuration. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined || code === 'auth/network-request-failed' || code === 'auth/internal-error'
}

/** Sent by services with enumeration protection, without it, and for an account that is gone. */
const wrongCredential = /^auth\/(invalid-credential|wrong-password|user-not-found|user-mismatch)$/

export async function isRight(signedIn: Promise<unknown>): Promise<boolean> {
  try {
    await signedIn
    return true
  } catch (error) {
    if (wrongCredential.test(codeOf(error) ?? '')) return false
    throw error
  }
}

export function withCode(code: string, cause?: unknown): Error {
  return Object.assign(new Error(code, { cause }), { code })
}
