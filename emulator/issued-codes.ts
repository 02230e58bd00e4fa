import type { Database } from '#database/open.ts'
import { type IssuedCode, unusedCodes } from '#identity/mailed-codes/codes.ts'

/** The codes that accounts have got since the start, for suites that ask what was mailed. */
export type IssuedCodes = {
  add: (code: IssuedCode) => void
  /** Lists a code no more; the code itself stays as it is. */
  remove: (oobCode: string) => void
  /** Oldest first, without those that were used. */
  list: () => Promise<IssuedCode[]>
}

export function openIssuedCodes(database: Database): IssuedCodes {
  const codes = new Map<string, IssuedCode>()
  return {
    add: (code) => void codes.set(code.oobCode, code),
    remove: (oobCode) => void codes.delete(oobCode),
    list: () => unusedCodes(database, [...codes.values()]),
  }
}
