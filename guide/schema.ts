import { z } from 'zod'
import { topicIds } from './content/topics.ts'
import { factSchema, nameSchema, textSchema } from './fact-schema.ts'
import { openingHoursSchema } from './opening-hours/schema.ts'
import { templeIds } from './temple-ids.ts'
import { traditions } from './tradition.ts'

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
  author: nameSchema,
  licence: nameSchema,
  licenceUrl: z.url({ protocol: /^https$/, hostname: /^creativecommons\.org$/ }),
  /** What the picture shows, for those who cannot see it. */
  alt: textSchema,
})

const slugSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

const addressSchema = z.url({ protocol: /^https$/ })

/** `shown` is how people write it, `dialled` what stands behind `tel:`; landlines and mobiles with +91. */
const phoneNumberSchema = z
  .strictObject({
    shown: z.string().regex(/^\d[\d -]*\d$/),
    dialled: z.string().regex(/^(\+91\d{10}|\d{3,13})$/),
  })
  .refine(({ shown, dialled }) => dialled.replace('+91', '') === shown.replace(/\D/g, '').replace(/^0/, ''), {
    error: 'the number that is shown is not the one that is dialled',
  })

/** What the page says where the value is null: not known, ask at the temple. */
const knownOrNotSchema = factSchema(textSchema.nullable())

const templeSchema = z.strictObject({
  id: z.enum(templeIds),
  /** As the specification of the product writes it. */
  name: nameSchema,
  localNames: z.strictObject({
    te: factSchema(nameSchema),
    hi: factSchema(nameSchema),
    ta: factSchema(nameSchema),
    kn: factSchema(nameSchema),
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

const gatewaySchema = z.strictObject({
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

const topicSchema = z.strictObject({
  id: z.enum(topicIds),
  /** What the page of its answers is called. */
  title: textSchema,
})

/** What visitors ask about the whole place and not about one temple. */
const answerSchema = z.strictObject({
  id: slugSchema,
  topic: z.enum(topicIds),
  question: textSchema,
  answer: factSchema(textSchema),
  /** Official pages to go on to; what supports the answer stands in its sources. */
  links: z.array(z.strictObject({ label: textSchema, url: z.url({ protocol: /^https$/ }) })),
  /** Ids of the temples that the answer speaks of. */
  temples: z.array(slugSchema),
})

const helplineSchema = z.strictObject({
  id: slugSchema,
  label: textSchema,
  numbers: factSchema(z.array(phoneNumberSchema).min(1)),
  /** Whether anybody in danger calls it, whatever else the guide is about. */
  emergency: z.boolean(),
})

export const guideSchema = z.strictObject({
  temples: z.array(templeSchema).readonly(),
  gateways: z.array(gatewaySchema).readonly(),
  topics: z.array(topicSchema).readonly(),
  goodToKnow: z.array(answerSchema).readonly(),
  helplines: z.array(helplineSchema).readonly(),
})

export type Coordinates = z.infer<typeof coordinatesSchema>
export type Distance = z.infer<typeof distanceSchema>
export type VisitMinutes = z.infer<typeof visitMinutesSchema>
export type Photograph = z.infer<typeof photographSchema>
export type Temple = z.infer<typeof templeSchema>
export type Gateway = z.infer<typeof gatewaySchema>
export type MapSign = (typeof mapSigns)[number]
export type GatewayId = Gateway['id']
export type Topic = z.infer<typeof topicSchema>
export type Answer = z.infer<typeof answerSchema>
export type Helpline = z.infer<typeof helplineSchema>
export type Guide = z.infer<typeof guideSchema>
