import { afterEach, beforeEach } from 'node:test'
import type { Hono } from 'hono'
import type { Database, DatabaseLocation } from '#database/open.ts'
import { emptyDatabase } from '#database/testing.ts'
import type { Argon2Cost } from '#identity/credentials/argon2-hash.ts'
import type { HashQueue } from '#identity/credentials/hash-queue.ts'
import type { Mail } from '#identity/mails/mail.ts'
import { type MailFacts, mailFor } from '#identity/mails/mail-for.ts'
import { mailRank } from '#identity/mails/rank.ts'
import type { AddressOf } from '#identity/protocol/client.ts'
import { identityRoutes } from '#identity/routes.ts'
import { type IdentityDependencies, openIdentity } from '#identity/service.ts'
import { defaultSettings, type IdentitySettings } from '#identity/settings.ts'

/** An identity service on its own database, with a clock that tests can advance. */
export type TestIdentity = {
  routes: Hono
  database: Database
  location: DatabaseLocation
  settings: IdentitySettings
  /** All mails queued so far, oldest first. */
  mails: readonly Mail[]
  /** Leaves further mails in the queue, for a test that sends them; call the result to get them in `mails` again. */
  leaveMails: () => () => void
  clock: () => number
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
  let takesMails = true
  const mails: Mail[] = []
  const dependencies = {
    clock: () => Date.now() + ahead * 1000,
    ...(hashQueue && { hashQueue }),
  }
  const addressOf: AddressOf = ({ req }) => req.header('x-test-address') ?? '192.0.2.1'
  async function open(): Promise<Hono> {
    const routes = await openService(database, settings, dependencies, addressOf)
    const { fetch } = routes
    routes.fetch = async (...request) => {
      const response = await fetch(...request)
      if (takesMails) mails.push(...(await takeMails(database)))
      return response
    }
    return routes
  }
  return {
    routes: await open(),
    database,
    location,
    settings,
    mails,
    leaveMails() {
      takesMails = false
      return () => {
        takesMails = true
      }
    },
    clock: dependencies.clock,
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

/** What the requests so far have queued. Nothing if the test keeps the database from answering. */
async function takeMails(database: Database): Promise<Mail[]> {
  const queued = await database
    .deleteFrom('mails')
    .returningAll()
    .execute()
    .catch(() => [])
  return queued
    .filter(({ rank }) => rank !== mailRank.nobody)
    .sort((one, other) => one.created_at - other.created_at)
    .map(({ facts }) => mailFor(JSON.parse(facts) as MailFacts))
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
