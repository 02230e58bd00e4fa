import { useEffect, useState } from 'react'
import { t } from '#web/language/translate.ts'
import { type Problem, problemOf } from '../fields/problem.ts'
import type { MailedCode } from '../session/mailed-codes.ts'
import { openAccounts } from '../session/session.ts'
import { type DeadCode, deadCode } from './dead-code.ts'

/** What the identity service says about a code before anything is done with it. */
export type CodeCheck =
  | { state: 'checking' }
  | { state: 'usable'; mailed: MailedCode }
  | { state: 'dead'; why: DeadCode }
  | { state: 'unanswered'; problem: Problem }

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
