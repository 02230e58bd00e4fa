import type { Database } from '#database/open.ts'
import { revokeAllCodes } from '../mailed-codes/revoke-codes.ts'
import { endSessions } from '../tokens/sessions.ts'

/** Ends every session and revokes every mailed link. Call it in a transaction. */
export async function revokeAccess(database: Database, accountId: string): Promise<void> {
  await endSessions(database, accountId)
  await revokeAllCodes(database, accountId)
}
