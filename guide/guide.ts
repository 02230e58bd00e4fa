import type { Answer, Helpline } from './content/answer.ts'
import { goodToKnow } from './content/answers.ts'
import { gateways } from './content/gateways.ts'
import { helplines } from './content/helplines.ts'
import { temples } from './content/temples.ts'
import type { Gateway, Temple } from './schema.ts'

export type Guide = {
  temples: readonly Temple[]
  gateways: readonly Gateway[]
  goodToKnow: readonly Answer[]
  helplines: readonly Helpline[]
}

/** All of it, for the build, the commands and the tests. Pages import what they show. */
export const guide: Guide = { temples, gateways, goodToKnow, helplines }
