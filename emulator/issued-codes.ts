import type { Database } from '#database/open.ts'
import { hashOfCode, type IssuedCode } from '#identity/mailed-codes/codes.ts'

/** The codes issued since the start, for suites that ask what was mailed. */
export type IssuedCodes = {
  add: (code: IssuedCode) => void
  /** Removes a code from the list; the code stays valid. */
  remove: (oobCode: string) => void
  /** Unused codes, oldest first. */
  list: () => Promise<IssuedCode[]>
}

export function openIssuedCodes(database: Database): IssuedCodes {
  const codes = new Map<string, IssuedCode>()
  return {
    add: (code) => void codes.set(code.oobCode, code),
    remove: (oobCode) => void codes.delete(oobCode),
    async list() {
      const rows = await database.selectFrom('out_of_band_codes').select('code_hash').execute()
      const unused = new Set(rows.map(({ code_hash }) => code_hash))
      return [...codes.values()].filter(({ oobCode }) => unused.has(hashOfCode(oobCode)))
    },
  }
}
