import {
  type ActionCodeInfo,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth'

/** What the code in a mail's link is for. */
export type MailedCode =
  | { kind: 'passwordReset'; email: string }
  | { kind: 'emailVerification'; email: string }
  /** `email` is the new address. */
  | { kind: 'emailChange'; email: string; previousEmail: string | null }
  /** `email` is the address from before the change. */
  | { kind: 'emailRecovery'; email: string }

export type MailedCodes = {
  sendPasswordReset: (email: string) => Promise<void>
  /** Does not use the code up. Undefined for purposes that no page handles. */
  check: (code: string) => Promise<MailedCode | undefined>
  resetPassword: (code: string, newPassword: string) => Promise<void>
  /** Applies any other code. */
  apply: (code: string) => Promise<void>
}

export function mailedCodesOf(auth: Auth): MailedCodes {
  return {
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    check: async (code) => mailedCodeOf(await checkActionCode(auth, code)),
    async resetPassword(code, newPassword) {
      await confirmPasswordReset(auth, code, newPassword)
      await followChange(auth)
    },
    async apply(code) {
      await applyActionCode(auth, code)
      await followChange(auth)
    },
  }
}

function mailedCodeOf({ operation, data }: ActionCodeInfo): MailedCode | undefined {
  const { email, previousEmail } = data
  if (!email) return undefined
  switch (operation) {
    case 'PASSWORD_RESET':
      return { kind: 'passwordReset', email }
    case 'VERIFY_EMAIL':
      return { kind: 'emailVerification', email }
    case 'VERIFY_AND_CHANGE_EMAIL':
      return { kind: 'emailChange', email, previousEmail: previousEmail ?? null }
    case 'RECOVER_EMAIL':
      return { kind: 'emailRecovery', email }
    default:
      return undefined
  }
}

/** A code changes the account without the SDK's knowledge: its stored user is outdated, or its session has ended. */
async function followChange({ currentUser }: Auth): Promise<void> {
  try {
    await currentUser?.reload()
  } catch {
    // If the session has ended, the SDK has signed out. If the network is down, the next page load retries.
  }
}
