import { z } from 'zod'
import { type Figures, figureNameSchema, figureSchema } from './figures/figure.ts'

/** content/README.md says what each of them means. */
export const confidences = ['high', 'medium', 'low'] as const

const confidenceSchema = z.enum(confidences)

/** Of these, readers know who is responsible. Data files, directories and travel portals don't count. */
export const sourceKinds = ['official', 'encyclopedia', 'newspaper', 'book', 'blog'] as const

export const sourceSchema = z
  .strictObject({
    name: z.string().min(3),
    kind: z.enum(sourceKinds),
    url: z.url({ protocol: /^https?$/ }),
  })
  .meta({ cited: true })

export const nameSchema = z.string().trim().min(1)

export const slugSchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/, { error: 'has to be small letters, with hyphens between words' })

/** `guide/texts.ts` finds English text to be translated by this mark. */
export const textSchema = nameSchema.meta({ translated: true })

export function factSchema<Value extends z.ZodType>(value: Value) {
  return known(z.strictObject(shapeOf(value)))
}

const claimSchema = known(z.strictObject({ id: slugSchema, ...shapeOf(textSchema) }))

const claimsSchema = z
  .array(claimSchema)
  .min(1)
  .superRefine((claims, context) => {
    const ids = claims.map(({ id }) => id)
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) !== index)
        context.addIssue({ code: 'custom', path: [index, 'id'], message: 'another claim has this id' })
  })

/** What several texts say. It has a source and no note: what there is to doubt, the notes of these texts say. */
export const sharedFigureSchema = z
  .strictObject({
    id: figureNameSchema,
    value: figureSchema,
    confidence: confidenceSchema,
    checkedOn: z.iso.date(),
    sources: z.array(sourceSchema).min(1, { error: 'a figure that all share needs a source' }),
  })
  .meta({ fact: true })

/** A first sentence that says what was asked, and what else there is to say: each claim is a fact of its own. */
export function statementSchema<Value extends z.ZodType>(value: Value) {
  return known(z.strictObject({ ...shapeOf(value), claims: claimsSchema.optional() }))
}

function shapeOf<Value extends z.ZodType>(value: Value) {
  return {
    value,
    /** Those that its texts name, unless all the guide shares them: `content/figures.yaml`. */
    figures: z.record(figureNameSchema, figureSchema).optional(),
    confidence: confidenceSchema,
    checkedOn: z.iso.date(),
    /** Empty if no citable source has the value; `note` then says what the value rests on. */
    sources: z.array(sourceSchema),
    note: textSchema.optional(),
  }
}

function known<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema
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
  figures?: Figures | undefined
}
export type Claim = Fact<string> & { id: string }
export type Statement<Value> = Fact<Value> & { claims?: Claim[] | undefined }
