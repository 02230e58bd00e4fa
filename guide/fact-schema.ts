import { z } from 'zod'

/** docs/adding-a-temple.md says what each of them means. */
export const confidences = ['high', 'medium', 'low'] as const

const confidenceSchema = z.enum(confidences)

/** Of these, readers know who is responsible. Data files, directories and travel portals don't count. */
export const sourceKinds = ['official', 'encyclopedia', 'newspaper', 'book', 'blog'] as const

/** Files cite it by its id. */
export const sourceSchema = z
  .strictObject({
    name: z.string().min(3),
    kind: z.enum(sourceKinds),
    url: z.url({ protocol: /^https?$/ }),
  })
  .meta({ cited: true })

export const nameSchema = z.string().trim().min(1)

/** `guide/texts.ts` finds English text to be translated by this mark. */
export const textSchema = nameSchema.meta({ translated: true })

export function factSchema<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      confidence: confidenceSchema,
      checkedOn: z.iso.date(),
      /** Empty if no citable source has the value; `note` then says what the value rests on. */
      sources: z.array(sourceSchema),
      note: textSchema.optional(),
    })
    .refine((fact) => isKnownFrom(fact as Fact<unknown>), {
      error: 'a fact without a source needs a note that says what it rests on',
    })
    .meta({ fact: true })
}

function isKnownFrom({ value, sources, note }: Fact<unknown>): boolean {
  return value === null || sources.length > 0 || note !== undefined
}

export type Confidence = z.infer<typeof confidenceSchema>
export type SourceKind = (typeof sourceKinds)[number]
export type Source = z.infer<typeof sourceSchema>
export type Fact<Value> = {
  value: Value
  confidence: Confidence
  checkedOn: string
  sources: Source[]
  note?: string | undefined
}
