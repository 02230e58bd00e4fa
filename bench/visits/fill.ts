import { sql } from 'kysely'
import { type Database, openPatiently } from '#database/open.ts'
import { openIdentity } from '#identity/service.ts'
import { defaultSettings } from '#identity/settings.ts'
import { signIdToken } from '#identity/tokens/id-token.ts'
import { startSession } from '#identity/tokens/sessions.ts'
import { newVersion } from '#visits/store.ts'
import { fillAccounts, idOf, settle } from '../identity/accounts.ts'

type Location = Parameters<typeof openPatiently>[0]

/** Somebody who is signed in. */
export type Visitor = { id: string; idToken: string }

/** More than are under way at once, so that nobody's requests overtake each other. */
const visitors = 1000

/** A day with five stops, and three visited temples: some 1,100 bytes. */
export const typical = newVersion({
  'day/k3x9q2m7ab': entry({
    name: '',
    date: null,
    start: 'railwayStation',
    end: 'railwayStation',
    leavesAt: null,
    backBy: 1200,
    pace: 'usual',
    lunchMinutes: 45,
    reserveMinutes: 30,
    mostKilometres: 120,
    ticket: { kind: 'none' },
  }),
  ...Object.fromEntries(
    ['tiruchanoor', 'kapila-theertham', 'govindaraja', 'iskcon', 'srinivasa-mangapuram'].map(
      (temple, index) => [
        `stop/k3x9q2m7ab/${temple}`,
        entry({ rank: `a${index}`, wish: 'like', isLocked: false }),
      ],
    ),
  ),
  ...Object.fromEntries(
    ['tirumala', 'kanipakam', 'srikalahasti'].map((temple) => [
      `visit/${temple}/2026-11-20`,
      entry({ at: 540, note: 'Hardly a queue before six.' }),
    ]),
  ),
})

function entry(value: object) {
  return { value: { ...value }, clock: '0mh7x2k4a-000-devicea1' }
}

/** Fills an empty database with accounts that each keep what is typical; some of them, from all over, are signed in. */
export async function fillVisits(location: Location, count: number, issuer: string): Promise<Visitor[]> {
  await fillAccounts(location, count)
  const database = await openPatiently(location)
  // Plain SQL: both engines insert a million rows in seconds.
  await sql`
    INSERT INTO visits (user_id, account_id, etag, entries, updated_at)
    SELECT id, id, ${typical.etag}, ${typical.text}, 1 FROM accounts
  `.execute(database)
  const began = await database.transaction().execute((transaction) => beginSessions(transaction, count))
  const settings = { ...defaultSettings, issuer, authorizedDomains: [] }
  const identity = await openIdentity(database, settings)
  const signedIn: Visitor[] = []
  for (const { account, session } of began) {
    signedIn.push({ id: account.id, idToken: await signIdToken(identity, account, session) })
  }
  if (location.databaseUrl !== undefined) await settle(database)
  await database.destroy()
  return signedIn
}

async function beginSessions(database: Database, count: number) {
  const began = []
  for (let index = 0; index < visitors; index += 1) {
    const id = idOf(Math.floor((index * count) / visitors))
    const account = await database
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    began.push({ account, ...(await startSession(database, id, Date.now())) })
  }
  return began
}
