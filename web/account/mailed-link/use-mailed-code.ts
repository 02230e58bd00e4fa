import { useEffect, useState } from 'react'
import { type FormProblem, hintFor, problemOf } from '#web/account/forms/problem.ts'
import { codeOf } from '#web/account/session/error-code.ts'
import type { MailedCode } from '#web/account/session/mailed-codes.ts'
import { openAccounts } from '#web/account/session/session.ts'
import { t } from '#web/language/translate.ts'
import type { ConfirmableCode } from './confirmation-texts.ts'
import { triedKind } from './tried-link.ts'

/** `spent`: used, replaced, expired or never issued, which cannot be told apart. */
export type DeadCode = 'spent' | 'accountDisabled'

type CodeCheck =
  | { state: 'checking' }
  | { state: 'usable'; mailed: MailedCode }
  | { state: 'dead'; why: DeadCode }
  | { state: 'used'; kind: ConfirmableCode['kind'] }
  | { state: 'unanswered'; problem: FormProblem }

export function useMailedCode(code: string) {
  const [check, setCheck] = useState<CodeCheck>({ state: 'checking' })
  const { state } = check
  useEffect(() => {
    if (state !== 'checking') return
    let wanted = true
    void checkCode(code).then((next) => wanted && setCheck(next))
    return () => {
      wanted = false
    }
  }, [code, state])
  return {
    check,
    checkAgain: () => setCheck({ state: 'checking' }),
    setDead: (why: DeadCode) => setCheck({ state: 'dead', why }),
  }
}

async function checkCode(code: string): Promise<CodeCheck> {
  try {
    const accounts = await openAccounts()
    const mailed = await accounts.codes.check(code)
    return mailed ? { state: 'usable', mailed } : { state: 'dead', why: 'spent' }
  } catch (error) {
    const kind = codeOf(error) === 'auth/invalid-action-code' && triedKind(code, new Date())
    if (kind) return { state: 'used', kind }
    const why = deadCode(error)
    return why
      ? { state: 'dead', why }
      : {
          state: 'unanswered',
          problem: problemOf({ failure: t('We couldn’t check this link') }, hintFor(error)),
        }
  }
}

export function deadCode(error: unknown): DeadCode | undefined {
  switch (codeOf(error)) {
    case 'auth/invalid-action-code':
    case 'auth/expired-action-code':
    case 'auth/user-not-found':
      return 'spent'
    case 'auth/user-disabled':
      return 'accountDisabled'
    default:
      return undefined
  }
}
