import { type Database, openDatabase } from '#database/open.ts'
import { typical, type Visitor } from './fill.ts'
import type { Call } from './load.ts'

/** As many at once as the load has connections. */
const workers = 64

/** The least that the database has to do for a call: one row read, or one written and committed. */
export async function bareDatabase(
  location: Parameters<typeof openDatabase>[0],
  visitors: readonly Visitor[],
): Promise<{ perSecond: (call: Call, seconds: number) => Promise<number>; close: () => Promise<void> }> {
  const database = await openDatabase(location)
  return {
    close: () => database.destroy(),
    async perSecond(call, seconds) {
      const end = performance.now() + seconds * 1000
      let done = 0
      let next = 0
      const work = async () => {
        while (performance.now() < end) {
          next = (next + 1) % visitors.length
          const { id = '' } = visitors[next] ?? {}
          await (call === 'read' ? readRow(database, id) : writeRow(database, id, done))
          done += 1
        }
      }
      await Promise.all(Array.from({ length: workers }, work))
      return done / seconds
    },
  }
}

function readRow(database: Database, id: string) {
  return database
    .selectFrom('visits')
    .select(['entries', 'etag'])
    .where('user_id', '=', id)
    .executeTakeFirst()
}

function writeRow(database: Database, id: string, round: number) {
  return database
    .updateTable('visits')
    .set({ etag: `${typical.etag}${round}`, entries: typical.text, updated_at: round })
    .where('user_id', '=', id)
    .execute()
}
