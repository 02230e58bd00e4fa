import { afterEach, beforeEach } from 'node:test'
import type { Hono } from 'hono'
import type { Database, DatabaseLocation } from '#database/open.ts'
import { emptyDatabase } from '#database/testing.ts'
import type { Argon2Cost } from '../credentials/argon2-hash.ts'
import type { HashQueue } from '../credentials/hash-queue.ts'
import type { Mail } from '../mails/mail.ts'
import type { AddressOf } from '../protocol/client.ts'
import { identityRoutes } from '../routes.ts'
import { type IdentityDependencies, openIdentity } from '../service.ts'
import { defaultSettings, type IdentitySettings } from '../settings.ts'

/** An identity service on a database of its own, with a clock that a test can move. */
export type TestIdentity = {
  routes: Hono
  database: Database
  location: DatabaseLocation
  settings: IdentitySettings
  /** What has been sent, oldest first. */
  mails: readonly Mail[]
  /** Moves the clock on. */
  passSeconds: (seconds: number) => void
  /** Opens the service once more on the same database, as after a restart or in another process. */
  restart: () => Promise<Hono>
  stop: () => Promise<void>
}

/** The real algorithm, but cheap: a hundredth of the time, for the hundreds of passwords that are not the matter of a test. */
const cheapHash: Argon2Cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

/** Opens what answers the calls. */
type Open = (
  database: Database,
  settings: IdentitySettings,
  dependencies: IdentityDependencies,
  addressOf: AddressOf,
) => Promise<Hono>

const openRoutes: Open = async (database, settings, dependencies, addressOf) =>
  identityRoutes(await openIdentity(database, settings, dependencies), addressOf)

export async function startIdentity(
  changes: Partial<IdentitySettings> = {},
  hashQueue?: HashQueue,
  openService = openRoutes,
): Promise<TestIdentity> {
  const { database, location, remove } = await emptyDatabase()
  const settings = {
    ...defaultSettings,
    passwordCost: cheapHash,
    issuer: 'https://visit.example',
    authorizedDomains: ['localhost', '127.0.0.1', 'visit.example'],
    ...changes,
  }
  let ahead = 0
  const mails: Mail[] = []
  const dependencies = {
    clock: () => Date.now() + ahead * 1000,
    ...(hashQueue && { hashQueue }),
    sendMail: (mail: Mail) => void mails.push(mail),
  }
  const addressOf: AddressOf = ({ req }) => req.header('x-test-address') ?? '192.0.2.1'
  const open = () => openService(database, settings, dependencies, addressOf)
  return {
    routes: await open(),
    database,
    location,
    settings,
    mails,
    passSeconds: (seconds) => {
      ahead += seconds
    },
    restart: open,
    async stop() {
      await database.destroy()
      await remove()
    },
  }
}

/** A fresh service for each test of a suite; the function answers with the running test's. */
export function identityForEachTest(
  changes: Partial<IdentitySettings> = {},
  hashQueue?: HashQueue,
  openService = openRoutes,
): () => TestIdentity {
  let service: TestIdentity
  beforeEach(async () => {
    service = await startIdentity(changes, hashQueue, openService)
  })
  afterEach(() => service.stop())
  return () => service
}

export async function accountCount({ database }: TestIdentity): Promise<number> {
  return (await database.selectFrom('accounts').select('id').execute()).length
}
