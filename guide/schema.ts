import { z } from 'zod'
import { openingHoursSchema } from './opening-hours/schema.ts'
import { templeIds } from './temple-ids.ts'
import { traditions } from './tradition.ts'

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
export const sourceKinds = ['official', 'encyclopedia', 'newspaper', 'book', 'blog'] as const

/** `name` says who published it and `kind` what that is, so that a reader can judge before opening it. */
const sourceSchema = z.strictObject({
  name: z.string().min(3),
  kind: z.enum(sourceKinds),
  url: z.url({ protocol: /^https?$/ }),
})

/** What is the same in every language, such as somebody's name. */
const phraseSchema = z.string().trim().min(1)

/** English, which the catalogues translate: `guide/texts.ts` finds it by this mark. */
export const textSchema = phraseSchema.meta({ translated: true })

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

/** How long a visit takes with its queue, on a quiet day, usually, and on the most crowded that is reported. */
const visitMinutesSchema = z
  .strictObject({
    least: z.int().positive().max(2880),
    usual: z.int().positive().max(2880),
    most: z.int().positive().max(2880),
  })
  .refine(({ least, usual, most }) => least <= usual && usual <= most, {
    error: 'least, usual and most are not in this order',
  })

/** A photograph on Wikimedia Commons, with what its licence asks us to show. */
const photographSchema = z.strictObject({
  /** The original file. Folder names in it are the first digits of the MD5 of the file's name. */
  url: z.url({ protocol: /^https$/, hostname: /^upload\.wikimedia\.org$/ }),
  filePage: z.url({ protocol: /^https$/, hostname: /^commons\.wikimedia\.org$/ }),
  author: phraseSchema,
  licence: phraseSchema,
  licenceUrl: z.url({ protocol: /^https$/, hostname: /^creativecommons\.org$/ }),
  /** What the picture shows, for those who cannot see it. */
  alt: textSchema,
})

export const slugSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

const addressSchema = z.url({ protocol: /^https$/ })

/** `shown` is how people write it, `dialled` what stands behind `tel:`; landlines and mobiles with +91. */
export const phoneNumberSchema = z
  .strictObject({
    shown: z.string().regex(/^\d[\d -]*\d$/),
    dialled: z.string().regex(/^(\+91\d{10}|\d{3,13})$/),
  })
  .refine(({ shown, dialled }) => dialled.replace('+91', '') === shown.replace(/\D/g, '').replace(/^0/, ''), {
    error: 'the number that is shown is not the one that is dialled',
  })

/** What the page says where the value is null: not known, ask at the temple. */
const knownOrNotSchema = factSchema(textSchema.nullable())

export const templeSchema = z.strictObject({
  id: z.enum(templeIds),
  /** As the specification of the product writes it. */
  name: phraseSchema,
  localNames: z.strictObject({
    te: factSchema(phraseSchema),
    hi: factSchema(phraseSchema),
    ta: factSchema(phraseSchema),
    kn: factSchema(phraseSchema),
  }),
  /** What it is, in two sentences. */
  description: factSchema(textSchema),
  deity: factSchema(textSchema),
  tradition: factSchema(z.enum(traditions)),
  coordinates: factSchema(coordinatesSchema),
  openingHours: factSchema(openingHoursSchema.nullable()),
  /** The same in words, with what hours of a week cannot say. */
  hoursText: knownOrNotSchema,
  /** Of those without a ticket or token, where these make a difference. */
  visitMinutes: factSchema(visitMinutesSchema.nullable()),
  /** From the hour for which it was given; a walker's, from the end of the climb. */
  visitMinutesWith: z
    .strictObject({
      timedToken: factSchema(visitMinutesSchema),
      specialEntry: factSchema(visitMinutesSchema),
      walkersToken: factSchema(visitMinutesSchema),
    })
    .optional(),
  gettingThere: knownOrNotSchema,
  festivals: knownOrNotSchema,
  officialPage: factSchema(addressSchema.nullable()),
  beforeYouEnter: z.strictObject({
    dress: knownOrNotSchema,
    phonesAndCameras: knownOrNotSchema,
    bagsAndFootwear: knownOrNotSchema,
    tickets: knownOrNotSchema,
    stepsAndSeating: knownOrNotSchema,
  }),
  /** Absent where no photograph with a known author and licence was found. */
  photograph: factSchema(photographSchema).optional(),
})

/** They are drawn in `web/map/signs.ts`. */
export const mapSigns = ['plane', 'train', 'bus'] as const

export const gatewaySchema = z.strictObject({
  /** As addresses and style sheets have it. */
  id: z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/),
  name: factSchema(textSchema),
  coordinates: factSchema(coordinatesSchema),
  // What a gateway is used for, each with the words for it. Whatever is absent, it is not used for.
  /** A distance on each temple's card: "From Airport", with ": 40Km" behind it. */
  card: textSchema.optional(),
  /** A place where readers can say that they are, to see what is near. */
  choice: textSchema.optional(),
  /** A mark on the map; without a short name it bears its name. */
  map: z.strictObject({ sign: z.enum(mapSigns), shortName: textSchema.optional() }).optional(),
  /** A way to arrive in Tirupati. */
  arrival: z
    .strictObject({
      /** "By air". */
      way: textSchema,
      /** How to go on from here into town and to the temples. */
      onwardTransport: factSchema(textSchema),
      /** Absent where nobody who can be cited gives one. */
      phone: factSchema(phoneNumberSchema).optional(),
    })
    .optional(),
  /** By road to the temples, as far as somebody gives them. */
  distances: z.partialRecord(z.enum(templeIds), factSchema(distanceSchema)),
})

export type Confidence = z.infer<typeof confidenceSchema>
export type SourceKind = (typeof sourceKinds)[number]
export type Source = z.infer<typeof sourceSchema>
export type Coordinates = z.infer<typeof coordinatesSchema>
export type Distance = z.infer<typeof distanceSchema>
export type VisitMinutes = z.infer<typeof visitMinutesSchema>
export type Photograph = z.infer<typeof photographSchema>
export type Temple = z.infer<typeof templeSchema>
export type Gateway = z.infer<typeof gatewaySchema>
export type MapSign = (typeof mapSigns)[number]
export type GatewayId = Gateway['id']
/** `value` is null where it was looked for and not found. */
export type Fact<Value> = {
  value: Value
  confidence: Confidence
  checkedOn: string
  sources: Source[]
  note?: string | undefined
}
