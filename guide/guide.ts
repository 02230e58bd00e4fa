import { gateways } from './gateways.ts'
import type { Answer, Helpline } from './good-to-know/schema.ts'
import { goodToKnow } from './good-to-know.ts'
import { helplines } from './helplines.ts'
import type { Gateway, Temple } from './schema.ts'
import { temples } from './temples.ts'

export type Guide = {
  temples: readonly Temple[]
  gateways: readonly Gateway[]
  goodToKnow: readonly Answer[]
  helplines: readonly Helpline[]
}

/** All of it, for the build, the commands and the tests. Pages import what they show. */
export const guide: Guide = { temples, gateways, goodToKnow, helplines }
