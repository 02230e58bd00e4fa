import { z } from 'zod'
import { topicIds } from './content/topics.ts'
import { factSchema, nameSchema, textSchema } from './fact-schema.ts'
import { crowdedHoursSchema } from './opening-hours/hours.ts'
import { openingHoursSchema } from './opening-hours/schema.ts'
import { templeIds } from './temple-ids.ts'
import { traditions } from './tradition.ts'

/** Decimal degrees, WGS 84. The bounds are a box of about 110 km around Tirupati. */
const coordinatesSchema = z.strictObject({
  latitude: z.number().min(12.6).max(14.6),
  longitude: z.number().min(78.4).max(80.4),
})

/** A one-way road distance in whole metres; both ends are equal if sources agree. */
const distanceSchema = z
  .strictObject({
    leastMetres: z.int().positive().max(200_000),
    mostMetres: z.int().positive().max(200_000),
  })
  .refine(({ leastMetres, mostMetres }) => leastMetres <= mostMetres, {
    error: 'the least distance is more than the most',
  })

/** How long a visit takes, queue included: on a quiet day, usually, and on the most crowded day reported. */
const visitMinutesSchema = z
  .strictObject({
    least: z.int().positive().max(2880),
    usual: z.int().positive().max(2880),
    most: z.int().positive().max(2880),
  })
  .refine(({ least, usual, most }) => least <= usual && usual <= most, {
    error: 'least, usual and most are not in this order',
  })

/** A photograph on Wikimedia Commons, with the credit that its licence requires. */
const photographSchema = z.strictObject({
  /** The original file. Its folders are the first digits of the MD5 of its name. */
  url: z.url({ protocol: /^https$/, hostname: /^upload\.wikimedia\.org$/ }),
  filePage: z.url({ protocol: /^https$/, hostname: /^commons\.wikimedia\.org$/ }),
  author: nameSchema,
  licence: nameSchema,
  licenceUrl: z.url({ protocol: /^https$/, hostname: /^creativecommons\.org$/ }),
  /** A description for people who cannot see the picture. */
  alt: textSchema,
})

const slugSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

const addressSchema = z.url({ protocol: /^https$/ })

/** `shown` is how people write it, `dialled` goes into `tel:`; landlines and mobiles start with +91. */
const phoneNumberSchema = z
  .strictObject({
    shown: z.string().regex(/^\d[\d -]*\d$/),
    dialled: z.string().regex(/^(\+91\d{10}|\d{3,13})$/),
  })
  .refine(({ shown, dialled }) => dialled.replace('+91', '') === shown.replace(/\D/g, '').replace(/^0/, ''), {
    error: 'the number that is shown is not the one that is dialled',
  })

/** Shown if the value is null: not known, ask at the temple. */
const knownOrNotSchema = factSchema(textSchema.nullable())

const templeSchema = z.strictObject({
  id: z.enum(templeIds),
  /** As in the product's specification. */
  name: nameSchema,
  localNames: z.strictObject({
    te: factSchema(nameSchema),
    hi: factSchema(nameSchema),
    ta: factSchema(nameSchema),
    kn: factSchema(nameSchema),
  }),
  /** Two sentences about the temple. */
  description: factSchema(textSchema),
  deity: factSchema(textSchema),
  tradition: factSchema(z.enum(traditions)),
  coordinates: factSchema(coordinatesSchema),
  openingHours: factSchema(openingHoursSchema.nullable()),
  /** The same in words, with what weekly hours cannot express. */
  hoursText: knownOrNotSchema,
  /** Without a ticket or token, if these make a difference. */
  visitMinutes: factSchema(visitMinutesSchema.nullable()),
  /** From the time on the ticket; for walkers, from the end of the climb. */
  visitMinutesWith: z
    .strictObject({
      timedToken: factSchema(visitMinutesSchema),
      specialEntry: factSchema(visitMinutesSchema),
      walkersToken: factSchema(visitMinutesSchema),
    })
    .optional(),
  /** Absent if no source names any. */
  crowdedHours: factSchema(crowdedHoursSchema).optional(),
  gettingThere: knownOrNotSchema,
  festivals: knownOrNotSchema,
  officialPage: factSchema(addressSchema.nullable()),
  /** A new one is `.optional()` until it has been looked for at every temple; pages show an absent one as not known. */
  beforeYouEnter: z.strictObject({
    dress: knownOrNotSchema,
    phonesAndCameras: knownOrNotSchema,
    bagsAndFootwear: knownOrNotSchema,
    tickets: knownOrNotSchema,
    stepsAndSeating: knownOrNotSchema,
  }),
  /** The same in a word or two, for the top of the page; null where it has to be asked. */
  inShort: z.strictObject({
    phonesAndCameras: z.enum(['notInside', 'leaveOutside', 'noPhotographs']).nullable(),
    bagsAndFootwear: z.enum(['outside']).nullable(),
    dress: z.enum(['strict', 'traditional', 'modest']).nullable(),
  }),
  /** Absent if no photograph with a known author and licence was found. */
  photograph: factSchema(photographSchema).optional(),
})

/** Drawn in `web/map/signs.ts`. */
const mapSigns = ['plane', 'train', 'bus'] as const

const gatewaySchema = z.strictObject({
  /** As used in URLs and style sheets. */
  id: z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/),
  name: factSchema(textSchema),
  coordinates: factSchema(coordinatesSchema),
  // The uses of a gateway, each with its words. An absent field means it is not used that way.
  /** A distance on each temple's card: "From Airport", followed by ": 40Km". */
  card: textSchema.optional(),
  /** A starting point that readers can choose, to see what is near. */
  choice: textSchema.optional(),
  /** What a list from there says of its order; it goes with `choice`. */
  nearestFirst: textSchema.optional(),
  /** A mark on the map, labelled with its name if it has no short name. */
  map: z.strictObject({ sign: z.enum(mapSigns), shortName: textSchema.optional() }).optional(),
  /** A way to arrive in Tirupati. */
  arrival: z
    .strictObject({
      /** "By air". */
      way: textSchema,
      /** "I’m at the airport": leads to the list as seen from here, for which it has to be a `choice`, too. */
      here: textSchema.optional(),
      fromTown: factSchema(textSchema),
      /** What goes on from here, in a line. */
      onwardInShort: textSchema,
      /** How to get into town and to the temples from here. */
      onwardTransport: factSchema(textSchema),
      /** Absent if no citable source has one. */
      phone: factSchema(phoneNumberSchema).optional(),
    })
    .optional(),
  /** Road distances to the temples, as far as they are known. */
  distances: z.partialRecord(z.enum(templeIds), factSchema(distanceSchema)),
})

const topicSchema = z.strictObject({
  id: z.enum(topicIds),
  /** The title of the page of its answers. */
  title: textSchema,
})

/** Questions that visitors ask about the whole area rather than one temple. */
const answerSchema = z.strictObject({
  id: slugSchema,
  topic: z.enum(topicIds),
  question: textSchema,
  answer: factSchema(textSchema),
  /** Official pages for further reading; the answer's evidence is in its sources. */
  links: z.array(z.strictObject({ label: textSchema, url: z.url({ protocol: /^https$/ }) })),
  /** Ids of the temples that the answer mentions. */
  temples: z.array(slugSchema),
})

const helplineSchema = z.strictObject({
  id: slugSchema,
  label: textSchema,
  numbers: factSchema(z.array(phoneNumberSchema).min(1)),
  /** Whether it serves anyone in an emergency, whatever the guide is about. */
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
