import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Sets a header on Node's own answer, whatever answers. Set by Hono behind a handler, headers have the whole answer made
 * anew: lookups then reach 0.22 of the bare handler in `bench:identity`, and 0.32 without.
 */
export function setHeader({ env }: Context<{ Bindings: HttpBindings }>, name: string, value: string): void {
  env.outgoing.setHeader(name, value)
}
