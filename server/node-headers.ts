import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Sets a header on Node's own answer, whatever answers; Hono's own headers take about a tenth of a lookup's time. */
export function setHeader({ env }: Context<{ Bindings: HttpBindings }>, name: string, value: string): void {
  env.outgoing.setHeader(name, value)
}
