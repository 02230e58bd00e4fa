import { inTurns } from '../identity/in-turns.ts'
import { type MeasuredServer, startProcess } from '../processes.ts'
import { bareDatabase } from './bare-database.ts'
import type { Visitor } from './fill.ts'
import { type Call, load } from './load.ts'

/** A filled database, and the port that its visitors' tokens name. */
export type Place = { dataDir: string; databaseUrl?: string; port: number; visitors: readonly Visitor[] }

/** Answers per second with few and many accounts, beside the best that the machine can do; and the slowest hundredth. */
export type Speeds = {
  few: number
  many: number
  handler: number
  database: number
  fewP99: number
  manyP99: number
}

const connections = 64
const turns = 5
/** For the slowest hundredth: so slow that nothing queues, for so long that it is more than a handful of answers. */
const evenPace = { connections: 8, perSecond: 100, seconds: 6 }

/** All in turns, so that they see the same conditions. */
export async function measureVisits(few: Place, many: Place, seconds: number): Promise<Record<Call, Speeds>> {
  const ours = [
    { server: await startProduct(few), ...few },
    { server: await startProduct(many), ...many },
  ]
  const handler = await startProcess('./identity/bare-server.ts', {
    ANSWER_BYTES: String(await answerBytes(few, ours[0]?.server)),
  })
  const database = await bareDatabase(few, few.visitors)

  const measure = async (call: Call): Promise<Speeds> => {
    const at = (address: string, visitors: readonly Visitor[]) => async (seconds: number) =>
      (await load(address, call, visitors, { connections, seconds })).perSecond
    const loads = [
      ...ours.map(({ server, visitors }) => at(server.address, visitors)),
      at(handler.address, few.visitors),
      (seconds: number) => database.perSecond(call, seconds),
    ]
    // A service runs for weeks, and Node optimizes hot code as it runs.
    await inTurns(1, Math.ceil(seconds / 2), loads)
    const speeds = await inTurns(turns, Math.max(1, seconds / turns), loads)
    const times: number[][] = ours.map(() => [])
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [index, { server, visitors }] of ours.entries()) {
        times[index]?.push(...(await load(server.address, call, visitors, evenPace)).times)
      }
    }
    const [fewP99 = 0, manyP99 = 0] = times.map(slowestHundredth)
    const [fewSpeed = 0, manySpeed = 0, handlerSpeed = 0, databaseSpeed = 0] = speeds
    return { few: fewSpeed, many: manySpeed, handler: handlerSpeed, database: databaseSpeed, fewP99, manyP99 }
  }
  const read = await measure('read')
  const write = await measure('write')
  await database.close()
  for (const { stop } of [handler, ...ours.map(({ server }) => server)]) await stop()
  return { read, write }
}

/** The time that all but a hundredth of the answers took at most. */
function slowestHundredth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(0.99 * times.length)] ?? 0
}

/** Like `npm start`. */
function startProduct({ dataDir, databaseUrl = '', port }: Place): Promise<MeasuredServer> {
  return startProcess('../operate/start.js', {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NODE_OPTIONS: '--max-semi-space-size=4',
  })
}

async function answerBytes({ visitors }: Place, server: MeasuredServer | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${visitors[0]?.idToken}` }
  return (await (await fetch(`${server?.address}/api/visits`, { headers })).text()).length
}
