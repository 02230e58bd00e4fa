import { z } from 'zod'

/**
 * How far a reader may trust a fact.
 * high: two or more independent sources agree, or the one that decides it says so;
 * medium: one fair source, or rough agreement;
 * low: one weak source, an estimate, or our own rendering.
 */
export const confidences = ['high', 'medium', 'low'] as const

const confidenceSchema = z.enum(confidences)

/**
 * Kinds of source that readers can judge, because they know who is responsible. A newspaper may be online only; a blog
 * must have a name. Data files, hobby apps, directories, travel portals and mirrors do not count.
 */
const sourceKinds = ['official', 'encyclopedia', 'newspaper', 'book', 'blog'] as const

/** `name` is the publisher and `kind` its type, so that readers can judge a source before opening it. */
const sourceSchema = z.strictObject({
  name: z.string().min(3),
  kind: z.enum(sourceKinds),
  url: z.url({ protocol: /^https?$/ }),
})

/** Text that is the same in every language, such as a person's name. */
export const nameSchema = z.string().trim().min(1)

/** English text to be translated; `guide/texts.ts` finds it by this mark. */
export const textSchema = nameSchema.meta({ translated: true })

/** A statement about the world, with its evidence. A null value means looked for, not found. */
export function factSchema<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      confidence: confidenceSchema,
      /** The day on which the sources were last read, possibly as saved copies rather than live. */
      checkedOn: z.iso.date(),
      /** Empty if no citable source has it; `note` then says what the value rests on. */
      sources: z.array(sourceSchema),
      note: textSchema.optional(),
    })
    .refine((fact) => isKnownFrom(fact as Fact<unknown>), {
      error: 'a fact without a source needs a note that says what it rests on',
    })
}

function isKnownFrom({ value, sources, note }: Fact<unknown>): boolean {
  return value === null || sources.length > 0 || note !== undefined
}

export type Confidence = z.infer<typeof confidenceSchema>
export type SourceKind = (typeof sourceKinds)[number]
export type Source = z.infer<typeof sourceSchema>
/** `value` is null if it was looked for and not found. */
export type Fact<Value> = {
  value: Value
  confidence: Confidence
  checkedOn: string
  sources: Source[]
  note?: string | undefined
}
