import { z } from 'zod'

/**
 * How far a reader may trust a fact.
 * high: two or more independent sources agree, or one strong one; medium: one fair source, or rough
 * agreement; low: one weak source, an estimate, or our own rendering.
 */
const confidenceSchema = z.enum(['high', 'medium', 'low'])

/** `name` says who published it, so that a reader can judge a source before opening it. */
const sourceSchema = z.strictObject({
  name: z.string().min(3),
  url: z.url({ protocol: /^https?$/ }),
})

/** A statement about the world, with what is needed to doubt it. */
function factSchema<Value extends z.ZodType>(value: Value) {
  return z
    .strictObject({
      value,
      confidence: confidenceSchema,
      /** The day on which the sources were last read, so far as saved copies and not on the live web. */
      checkedOn: z.iso.date(),
      /** Empty means that nobody citable said so; `note` then says what the value rests on. */
      sources: z.array(sourceSchema),
      note: z.string().min(1).optional(),
    })
    .refine((fact) => fact.sources.length > 0 || fact.note !== undefined, {
      error: 'a fact without a source needs a note that says what it rests on',
    })
}

/** Decimal degrees, WGS 84. The bounds are a box of about 110 km around Tirupati. */
const coordinatesSchema = z.strictObject({
  latitude: z.number().min(12.6).max(14.6),
  longitude: z.number().min(78.4).max(80.4),
})

/** A road distance one way in whole metres; both ends are equal where the sources agree. */
const distanceSchema = z
  .strictObject({
    leastMetres: z.int().positive().max(200_000),
    mostMetres: z.int().positive().max(200_000),
  })
  .refine(({ leastMetres, mostMetres }) => leastMetres <= mostMetres, {
    error: 'the least distance is more than the most',
  })

const phraseSchema = z.string().trim().min(1)

/** A photograph on Wikimedia Commons, with what its licence asks us to show. */
const photographSchema = z.strictObject({
  /** The original file. Folder names in it are the first digits of the MD5 of the file's name. */
  url: z.url({ protocol: /^https$/, hostname: /^upload\.wikimedia\.org$/ }),
  filePage: z.url({ protocol: /^https$/, hostname: /^commons\.wikimedia\.org$/ }),
  author: phraseSchema,
  licence: phraseSchema,
  licenceUrl: z.url({ protocol: /^https$/, hostname: /^creativecommons\.org$/ }),
  /** What the picture shows, for those who cannot see it. */
  alt: phraseSchema,
})

const slugSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const templeSchema = z.strictObject({
  id: slugSchema,
  /** As the specification of the product writes it. */
  name: phraseSchema,
  localNames: z.strictObject({
    te: factSchema(phraseSchema),
    hi: factSchema(phraseSchema),
    ta: factSchema(phraseSchema),
    kn: factSchema(phraseSchema),
  }),
  coordinates: factSchema(coordinatesSchema),
  distances: z.strictObject({
    airport: factSchema(distanceSchema),
    railwayStation: factSchema(distanceSchema),
    busStand: factSchema(distanceSchema),
  }),
  /** Absent where no photograph with a known author and licence was found. */
  photograph: factSchema(photographSchema).optional(),
})

export const gatewaySchema = z.strictObject({
  id: z.enum(['airport', 'railwayStation', 'busStand']),
  /** As in a distance line: "From Airport: 40Km". */
  label: phraseSchema,
  name: factSchema(phraseSchema),
  coordinates: factSchema(coordinatesSchema),
  /** How to go on from here into town and to the temples. */
  onwardTransport: factSchema(phraseSchema),
})

export type Confidence = z.infer<typeof confidenceSchema>
export type Source = z.infer<typeof sourceSchema>
export type Coordinates = z.infer<typeof coordinatesSchema>
export type Distance = z.infer<typeof distanceSchema>
export type Photograph = z.infer<typeof photographSchema>
export type Temple = z.infer<typeof templeSchema>
export type Gateway = z.infer<typeof gatewaySchema>
export type GatewayId = Gateway['id']
export type Fact<Value> = {
  value: Value
  confidence: Confidence
  checkedOn: string
  sources: Source[]
  note?: string | undefined
}
