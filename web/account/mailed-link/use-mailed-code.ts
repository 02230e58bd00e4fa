import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import { codeOf, type FormProblem, problemOf } from '../forms/problem.ts'
import type { MailedCode } from '../session/mailed-codes.ts'
import { openAccounts } from '../session/session.ts'

/** `spent`: used, replaced, expired or never issued, which cannot be told apart. */
export type DeadCode = 'spent' | 'accountDisabled'

type CodeCheck =
  | { state: 'checking' }
  | { state: 'usable'; mailed: MailedCode }
  | { state: 'dead'; why: DeadCode }
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
    const why = deadCode(error)
    return why
      ? { state: 'dead', why }
      : { state: 'unanswered', problem: problemOf(t('We couldn’t check this link'), error) }
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
