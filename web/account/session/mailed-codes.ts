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
  | { kind: 'password-reset'; email: string }
  | { kind: 'email-verification'; email: string }
  /** `email` is the new address. */
  | { kind: 'email-change'; email: string; previousEmail: string | null }
  /** `email` is the address from before the change. */
  | { kind: 'email-recovery'; email: string }

export type MailedCodes = {
  sendPasswordReset: (email: string) => Promise<void>
  /** Leaves the code as it is. Nothing where the code is for something that no page offers. */
  check: (code: string) => Promise<MailedCode | undefined>
  resetPassword: (code: string, newPassword: string) => Promise<void>
  /** Does what any other code is for. */
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
      return { kind: 'password-reset', email }
    case 'VERIFY_EMAIL':
      return { kind: 'email-verification', email }
    case 'VERIFY_AND_CHANGE_EMAIL':
      return { kind: 'email-change', email, previousEmail: previousEmail ?? null }
    case 'RECOVER_EMAIL':
      return { kind: 'email-recovery', email }
    default:
      return undefined
  }
}

/** A code changes the account behind the SDK's back: what it stores is out of date, or its session is over. */
async function followChange({ currentUser }: Auth): Promise<void> {
  try {
    await currentUser?.reload()
  } catch {
    // Over: the SDK has signed out. Out of reach: the next page load asks again.
  }
}
