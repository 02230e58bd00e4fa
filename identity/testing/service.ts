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

/** An identity service on its own database, with a clock that tests can advance. */
export type TestIdentity = {
  routes: Hono
  database: Database
  location: DatabaseLocation
  settings: IdentitySettings
  /** All mails sent so far, oldest first. */
  mails: readonly Mail[]
  passSeconds: (seconds: number) => void
  /** Opens the service again on the same database, as after a restart or in a second process. */
  restart: () => Promise<Hono>
  stop: () => Promise<void>
}

/** The real algorithm at a hundredth of the time, for tests that are not about hashing. */
const cheapHash: Argon2Cost = { memoryCost: 1024, timeCost: 1, parallelism: 1 }

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

/** Starts a new service for each test of a suite. Call the returned function to get the current one. */
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
