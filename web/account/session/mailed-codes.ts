import {
  type ActionCodeInfo,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth'

import type { Questions } from './ask.ts'
import { codeOf } from './error-code.ts'
import { answered, makeChange, sendMail } from './make-change.ts'

export type MailedCode =
  | { kind: 'passwordReset'; email: string }
  | { kind: 'emailVerification'; email: string }
  | { kind: 'emailChange'; email: string; previousEmail: string | null }
  | { kind: 'emailRecovery'; email: string }

export type MailedCodes = {
  sendPasswordReset: (email: string) => Promise<void>
  /** The code can be used afterwards. Undefined for purposes that no page handles. */
  check: (code: string) => Promise<MailedCode | undefined>
  resetPassword: (code: string, email: string, newPassword: string) => Promise<void>
  /** `consent`: what a refusal has asked to be sent with the code. */
  apply: (code: string, consent?: string) => Promise<void>
}

export function mailedCodesOf(auth: Auth, { isPassword }: Questions): MailedCodes {
  const check = async (code: string) => mailedCodeOf(await answered(checkActionCode(auth, code)))
  return {
    sendPasswordReset: (email) => sendMail(() => sendPasswordResetEmail(auth, email)),
    check,
    async resetPassword(code, email, newPassword) {
      await makeChange({
        key: `${code} ${newPassword}`,
        make: () => confirmPasswordReset(auth, code, newPassword),
        isMade: () => isPassword(email, newPassword),
        repeated: 'auth/invalid-action-code',
      })
      await followChange(auth)
    },
    async apply(code, consent) {
      await makeChange({
        key: code,
        make: () => applyActionCode(auth, consent ? `${code}.${consent}` : code),
        isMade: () => isUsed(check(code)),
      })
      await followChange(auth)
    },
  }
}

async function isUsed(checked: Promise<unknown>): Promise<boolean> {
  try {
    await checked
    return false
  } catch (error) {
    if (codeOf(error) === 'auth/invalid-action-code') return true
    if (codeOf(error) === 'auth/expired-action-code') return false
    throw error
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
