import { z } from 'zod'
import { factSchema, phoneNumberSchema, slugSchema, textSchema } from '../schema.ts'
import { topicIds } from './topics.ts'

export const topicSchema = z.strictObject({
  id: z.enum(topicIds),
  /** What the page of its answers is called. */
  title: textSchema,
})

/** What visitors ask about the whole place and not about one temple. */
export const answerSchema = z.strictObject({
  id: slugSchema,
  topic: z.enum(topicIds),
  question: textSchema,
  answer: factSchema(textSchema),
  /** Official pages to go on to; what supports the answer stands in its sources. */
  links: z.array(z.strictObject({ label: textSchema, url: z.url({ protocol: /^https$/ }) })),
  /** Ids of the temples that the answer speaks of. */
  temples: z.array(slugSchema),
})

export const helplineSchema = z.strictObject({
  id: slugSchema,
  label: textSchema,
  numbers: factSchema(z.array(phoneNumberSchema).min(1)),
  /** Whether anybody in danger calls it, whatever else the guide is about. */
  emergency: z.boolean(),
})

export type Topic = z.infer<typeof topicSchema>
export type Answer = z.infer<typeof answerSchema>
export type Helpline = z.infer<typeof helplineSchema>
