import {
  type ActionCodeInfo,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth'

export type MailedCode =
  | { kind: 'passwordReset'; email: string }
  | { kind: 'emailVerification'; email: string }
  | { kind: 'emailChange'; email: string; previousEmail: string | null }
  | { kind: 'emailRecovery'; email: string }

export type MailedCodes = {
  sendPasswordReset: (email: string) => Promise<void>
  /** The code can be used afterwards. Undefined for purposes that no page handles. */
  check: (code: string) => Promise<MailedCode | undefined>
  resetPassword: (code: string, newPassword: string) => Promise<void>
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

/** The SDK does not know what a code changes: its stored user is outdated, or its session has ended. */
async function followChange({ currentUser }: Auth): Promise<void> {
  try {
    await currentUser?.reload()
  } catch {
    // The SDK has signed out if the session has ended. Without a network, the next page tries again.
  }
}
