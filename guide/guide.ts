import { z } from 'zod'
import { answerSchema, helplineSchema, topicSchema } from './content/answer.ts'
import { goodToKnow } from './content/answers.ts'
import { gateways } from './content/gateways.ts'
import { helplines } from './content/helplines.ts'
import { temples } from './content/temples.ts'
import { topics } from './content/topics.ts'
import { gatewaySchema, templeSchema } from './schema.ts'

export const guideSchema = z.strictObject({
  temples: z.array(templeSchema).readonly(),
  gateways: z.array(gatewaySchema).readonly(),
  topics: z.array(topicSchema).readonly(),
  goodToKnow: z.array(answerSchema).readonly(),
  helplines: z.array(helplineSchema).readonly(),
})

export type Guide = z.infer<typeof guideSchema>

/** All of it, for the build, the commands and the tests. Pages import what they show. */
export const guide: Guide = { temples, gateways, topics, goodToKnow, helplines }
