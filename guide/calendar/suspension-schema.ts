import { z } from 'zod'

export const suspendable = [
  'freeLine',
  'timedToken',
  'specialEntry',
  'srivani',
  'breakDarshan',
  'elders',
  'sevas',
  'suprabhatam',
  'rahuKetu',
  'rahuKetuInside',
  'twoWheelers',
] as const

export type Suspendable = (typeof suspendable)[number]

export const suspensionSchema = z.strictObject({
  what: z.array(z.enum(suspendable)).min(1),
  fromDay: z.int().min(-7).max(0).optional(),
  untilDay: z.int().min(0).max(30).optional(),
})
