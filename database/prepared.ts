import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Database } from './open.ts'

/** Stands in a compiled query for a value that comes with each run. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built and compiled once for each database, which takes longer than to run it. `build` uses each of its
 * values as it is, as an operand of the query.
 */
export function prepare<Values extends object, Row>(
  build: (database: Database, values: Values) => Compilable<Row>,
): (database: Database, values: Values) => Promise<Row[]> {
  // A transaction has the adapter of the database that it belongs to.
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>()
  return async (database, values) => {
    const { adapter } = database.getExecutor()
    const query = compiled.get(adapter) ?? build(database, slots<Values>()).compile()
    compiled.set(adapter, query)
    const given = values as Record<string, unknown>
    const parameters = query.parameters.map((value) => (value instanceof Slot ? given[value.name] : value))
    const { rows } = await database.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

function slots<Values extends object>(): Values {
  return new Proxy({}, { get: (_, name) => new Slot(String(name)) }) as Values
}
