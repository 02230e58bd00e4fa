import { z } from 'zod'

/**
 * How far a reader may trust a fact.
 * high: two or more independent sources agree, or one strong one; medium: one fair source, or rough
 * agreement; low: one weak source, an estimate, or our own rendering.
 */
export const confidences = ['high', 'medium', 'low'] as const

const confidenceSchema = z.enum(confidences)

/**
 * What readers know how to judge, as they know who answers for it. A newspaper need not be on paper, a blog has a name
 * of its own. Data files, hobby apps, directories, travel portals and copies of other sites are none of these.
 */
const sourceKinds = ['official', 'encyclopedia', 'newspaper', 'book', 'blog'] as const

/** `name` says who published it and `kind` what that is, so that a reader can judge before opening it. */
const sourceSchema = z.strictObject({
  name: z.string().min(3),
  kind: z.enum(sourceKinds),
  url: z.url({ protocol: /^https?$/ }),
})

/** What is the same in every language, such as somebody's name. */
export const nameSchema = z.string().trim().min(1)

/** English, which the catalogues translate: `guide/texts.ts` finds it by this mark. */
export const textSchema = nameSchema.meta({ translated: true })

/** A statement about the world, with what is needed to doubt it. A value of null: looked for, not found. */
export function factSchema<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      confidence: confidenceSchema,
      /** The day on which the sources were last read, so far as saved copies and not on the live web. */
      checkedOn: z.iso.date(),
      /** Empty means that nobody citable said so; `note` then says what the value rests on. */
      sources: z.array(sourceSchema),
      note: textSchema.optional(),
    })
    .refine((fact) => isKnownFrom(fact as Fact<unknown>), {
      error: 'a fact without a source needs a note that says what it rests on',
    })
    .refine(({ confidence, sources }) => confidence !== 'high' || sources.length > 0, {
      error: 'a fact without a source is not of high confidence',
      path: ['confidence'],
    })
}

function isKnownFrom({ value, sources, note }: Fact<unknown>): boolean {
  return value === null || sources.length > 0 || note !== undefined
}

export type Confidence = z.infer<typeof confidenceSchema>
export type SourceKind = (typeof sourceKinds)[number]
export type Source = z.infer<typeof sourceSchema>
/** `value` is null where it was looked for and not found. */
export type Fact<Value> = {
  value: Value
  confidence: Confidence
  checkedOn: string
  sources: Source[]
  note?: string | undefined
}
