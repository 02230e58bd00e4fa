import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Sets a header on Node's own answer, whatever answers: making one of Hono's takes longer than most calls. */
export function setHeader({ env }: Context<{ Bindings: HttpBindings }>, name: string, value: string): void {
  env.outgoing.setHeader(name, value)
}
