import type { Database } from '#database/open.ts'
import { endSessions } from '../sessions.ts'

/** Ends every session, and makes every link that has been mailed useless. Within a transaction. */
export async function revokeAccess(database: Database, accountId: string): Promise<void> {
  await endSessions(database, accountId)
  await database.deleteFrom('out_of_band_codes').where('account_id', '=', accountId).execute()
}
