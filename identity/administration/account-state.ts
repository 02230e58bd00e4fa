import type { Database } from '#database/open.ts'
import type { Account } from '#identity/accounts/accounts.ts'

type AccountState = {
  sessions: number
  pendingCodes: number
}

export async function readAccountState(
  database: Database,
  { id }: Account,
  now: number,
): Promise<AccountState> {
  const { sessions } = await database
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll().as('sessions'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  const { codes } = await database
    .selectFrom('out_of_band_codes')
    .select(({ fn }) => fn.countAll().as('codes'))
    .where('account_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return { sessions: Number(sessions), pendingCodes: Number(codes) }
}
