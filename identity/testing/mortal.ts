import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/open.ts'
import { identityRoutes } from '#identity/routes.ts'
import { openIdentity } from '#identity/service.ts'
import { identityForEachTest, type TestIdentity } from './service.ts'

class Killed extends Error {}

type Mortal = ReturnType<typeof openMortal>

/**
 * The database as a process has it that is killed while it waits for a statement, which may or may not have been
 * carried out. Nothing follows, and what was not committed is undone.
 */
export function openMortal(all: Database) {
  /** Each statement has two steps, there and back. */
  let steps = Number.POSITIVE_INFINITY
  let commits = Number.POSITIVE_INFINITY
  let isDead = false
  const step = () => {
    isDead ||= steps <= 0 || commits <= 0
    if (isDead) throw new Killed()
    steps -= 1
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step()
      return node
    },
    async transformResult({ result }) {
      step()
      return result
    },
  }
  const database = all.withPlugin(plugin)
  const begin = database.transaction.bind(database)
  database.transaction = () => {
    const transaction = begin()
    const execute = transaction.execute.bind(transaction)
    transaction.execute = async (work) => {
      const result = await execute(work)
      commits -= 1
      return result
    }
    return transaction
  }
  return {
    database,
    isDead: () => isDead,
    dieAfter(most: { steps?: number; commits?: number }) {
      steps = most.steps ?? Number.POSITIVE_INFINITY
      commits = most.commits ?? Number.POSITIVE_INFINITY
    },
  }
}

/** Starts for each test a service whose process can be killed; it then answers 500 until it is restarted. */
export function mortalIdentityForEachTest(): () => { service: TestIdentity; process: Mortal } {
  let process: Mortal
  const service = identityForEachTest({}, undefined, async (database, settings, dependencies, addressOf) => {
    process = openMortal(database)
    const identity = await openIdentity(process.database, settings, dependencies)
    return identityRoutes(identity, addressOf).onError((error, context) => {
      if (error instanceof Killed) return context.json({}, 500)
      throw error
    })
  })
  return () => ({ service: service(), process })
}
