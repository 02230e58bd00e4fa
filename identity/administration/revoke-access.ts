import type { Database } from '#database/open.ts'
import { withdrawAllCodes } from '../out-of-band/codes.ts'
import { endSessions } from '../sessions.ts'

/** Ends every session, and makes every link that has been mailed useless. Within a transaction. */
export async function revokeAccess(database: Database, accountId: string): Promise<void> {
  await endSessions(database, accountId)
  await withdrawAllCodes(database, accountId)
}
