import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ConnectionError } from './unavailable.ts'

type Config = Omit<pg.PoolConfig, 'connectionString' | 'connectionTimeoutMillis' | 'onConnect' | 'Client'> & {
  /** Throws if a new connection will not do. */
  check: (client: pg.ClientBase) => Promise<void>
}

type PostgresPool = {
  options: pg.PoolOptions
  connect: () => Promise<pg.PoolClient>
  /** Call it when a connection has failed: those that were opened before leave the pool as well. */
  distrust: () => void
  end: () => Promise<void>
}

const patienceMs = 5000

/** How long a host may take for a new one if there are others. */
const patienceWithHostMs = 2000

/** After this the pool tries again whether the server has room for all its connections. */
const shrunkMs = 10_000

/** New connections go to the host that has taken the last one. When it takes none, they go to the next. */
export function openPool(connectionStrings: readonly string[], { check, ...config }: Config): PostgresPool {
  let current = 0
  let trustedSince = 0

  class Client extends pg.Client {
    readonly openedAt = performance.now()
    readonly ownHost = current

    constructor(options?: pg.ClientConfig) {
      const connectionTimeoutMillis = connectionStrings.length > 1 ? patienceWithHostMs : patienceMs
      super({ ...options, connectionString: connectionStrings[current], connectionTimeoutMillis })
    }

    // The pool calls it with a callback.
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): unknown {
      return super.connect((error: Error) => {
        if (error && !hasNoRoom(error)) this.leaveHost()
        callback?.(error)
      })
    }

    leaveHost(): void {
      // Another client may have left it already.
      if (current === this.ownHost) current = (current + 1) % connectionStrings.length
    }
  }

  const pool = new pg.Pool({
    ...config,
    Client,
    connectionTimeoutMillis: patienceMs,
    onConnect: async (client) => {
      try {
        await check(client)
      } catch (error) {
        ;(client as Client).leaveHost()
        throw error
      }
    },
  })
  // Without a listener, a broken connection would end the process; the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  async function connect(): Promise<pg.PoolClient> {
    const failures: unknown[] = []
    const deadline = performance.now() + patienceMs
    for (;;) {
      const host = current
      try {
        const client = await pool.connect()
        if ((client as unknown as Client).openedAt >= trustedSince) return client
        client.release(true)
      } catch (error) {
        if (hasNoRoom(error) && performance.now() < deadline) {
          shrink(pool)
          if (pool.totalCount === 0) await wait(100)
          continue
        }
        failures.push(error)
        if (host === current || failures.length >= connectionStrings.length) throw allOf(failures)
      }
    }
  }

  return {
    options: pool.options,
    connect,
    distrust() {
      trustedSince = performance.now()
    },
    end: () => pool.end(),
  }
}

/** The server, or the role, may have fewer connections to give. Requests then wait for those that the pool has. */
function shrink({ options, totalCount }: pg.Pool): void {
  const { max } = options
  options.max = Math.max(1, totalCount)
  setTimeout(() => {
    options.max = Math.max(options.max, max)
  }, shrunkMs).unref()
}

function hasNoRoom(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53300'
}

function allOf(failures: unknown[]): unknown {
  return failures.length === 1 ? failures[0] : new ConnectionError(new AggregateError(failures))
}
