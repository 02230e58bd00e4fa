import { z } from 'zod'
import { pastDaysSchema, ruleSchema } from './calendar/rule.ts'
import { suspendable, suspensionSchema } from './calendar/suspension-schema.ts'
import { photographHost } from './commons.ts'
import {
  factSchema,
  nameSchema,
  sharedFigureSchema,
  slugSchema,
  statementSchema,
  textSchema,
} from './fact-schema.ts'
import { crowdedHoursSchema, sessionSchema, sessionsSchema, timeOfDaySchema } from './opening-hours/hours.ts'
import { openingHoursSchema } from './opening-hours/schema.ts'
import { templeIds } from './temple-ids.ts'
import { topicIds } from './topic-ids.ts'
import { feet } from './travel/feet.ts'

/** Decimal degrees, WGS 84. The bounds are a box of about 110 km around Tirupati. */
const coordinatesSchema = z.strictObject({
  latitude: z.number().min(12.6).max(14.6),
  longitude: z.number().min(78.4).max(80.4),
})

const distanceSchema = z
  .strictObject({
    leastMetres: z.int().positive().max(200_000),
    mostMetres: z.int().positive().max(200_000),
  })
  .refine(({ leastMetres, mostMetres }) => leastMetres <= mostMetres, {
    error: 'the least distance is more than the most',
  })

/** With the queue: on a quiet day, usually, and on the most crowded day reported. */
const visitMinutesSchema = z
  .strictObject({
    least: z.int().positive().max(2880),
    usual: z.int().positive().max(2880),
    most: z.int().positive().max(2880),
  })
  .refine(({ least, usual, most }) => least <= usual && usual <= most, {
    error: 'least, usual and most are not in this order',
  })

const waitSchema = z
  .strictObject({ leastMinutes: z.int().positive().max(2880), mostMinutes: z.int().positive().max(2880) })
  .refine(({ leastMinutes, mostMinutes }) => leastMinutes <= mostMinutes, {
    error: 'the least wait is more than the most',
  })

/** `wait`: from an ordinary day to a busy one, without the quietest and the most crowded reported. */
const wayInSchema = z.strictObject({ wait: factSchema(waitSchema), how: factSchema(textSchema) })

const photographSchema = z.strictObject({
  /** Commons names a file's folders by the first digits of the MD5 of its name. */
  url: z.url({ protocol: /^https$/, hostname: new RegExp(`^${photographHost.replaceAll('.', '\\.')}$`) }),
  filePage: z.url({ protocol: /^https$/, hostname: /^commons\.wikimedia\.org$/ }),
  author: nameSchema,
  licence: nameSchema,
  licenceUrl: z.url({ protocol: /^https$/, hostname: /^creativecommons\.org$/ }),
  alt: textSchema,
})

const addressSchema = z.url({ protocol: /^https$/ })

const phoneNumberSchema = z
  .strictObject({
    shown: z.string().regex(/^\d[\d -]*\d$/),
    dialled: z.string().regex(/^(\+91\d{10}|\d{3,13})$/),
  })
  .refine(({ shown, dialled }) => dialled.replace('+91', '') === shown.replace(/\D/g, '').replace(/^0/, ''), {
    error: 'the number that is shown is not the one that is dialled',
  })

const knownOrNotSchema = statementSchema(textSchema.nullable())

/** `climb` is on foot, from where the path begins. Nobody is let onto it outside of `open`. */
const footpathSchema = z.strictObject({
  foot: factSchema(coordinatesSchema),
  climb: factSchema(waitSchema),
  open: factSchema(sessionSchema),
})

/** What the rules here are about, where some occasions suspend it: those days are listed beside the rules. */
const suspendableSchema = z.array(z.enum(suspendable)).min(1).optional()

const localNamesSchema = z.strictObject({
  te: factSchema(nameSchema),
  hi: factSchema(nameSchema),
  ta: factSchema(nameSchema),
  kn: factSchema(nameSchema),
})

export const writtenLanguages = ['en', ...localNamesSchema.keyof().options] as const

export const templeSchema = z.strictObject({
  id: z.enum(templeIds),
  name: nameSchema,
  localNames: localNamesSchema,
  description: factSchema(textSchema),
  deity: factSchema(textSchema),
  coordinates: factSchema(coordinatesSchema),
  openingHours: factSchema(openingHoursSchema.nullable()),
  /** Disputed hours in which most sources say that the temple is open, so the planner doesn't wait for them to end. */
  likelyHours: factSchema(sessionsSchema).optional(),
  /** Also says what weekly hours cannot express. */
  hoursText: factSchema(textSchema.nullable()),
  /** Without a ticket or token. */
  visitMinutes: factSchema(visitMinutesSchema.nullable()),
  /** From the time on the ticket; for walkers, from the end of the climb. */
  visitMinutesWith: z
    .strictObject({
      timedToken: factSchema(visitMinutesSchema),
      specialEntry: factSchema(visitMinutesSchema),
      walkersToken: factSchema(visitMinutesSchema),
    })
    .optional(),
  /** Pilgrims with a token for walkers come by one of these. */
  footpaths: z.record(z.enum(feet), footpathSchema).optional(),
  /** Where the wait depends on what is in the visitor's hand: no ticket, a free token, a ticket. */
  waysIn: z
    .strictObject({
      freeLine: wayInSchema,
      timedToken: wayInSchema,
      specialEntry: wayInSchema,
      booking: factSchema(addressSchema),
    })
    .optional(),
  crowdedHours: factSchema(crowdedHoursSchema).optional(),
  crowdedDays: z.array(z.strictObject({ first: z.iso.date(), last: z.iso.date() })).optional(),
  gettingThere: knownOrNotSchema,
  festivals: knownOrNotSchema,
  officialPage: factSchema(addressSchema.nullable()),
  /** A new field is `.optional()` until it has been looked for at every temple. */
  beforeYouEnter: z.strictObject({
    dress: knownOrNotSchema,
    phonesAndCameras: knownOrNotSchema,
    bagsAndFootwear: knownOrNotSchema,
    tickets: knownOrNotSchema,
    stepsAndSeating: knownOrNotSchema,
  }),
  /** `beforeYouEnter` in a word or two, for the top of the page; null where readers have to ask. */
  /** Each follows its label, as in "Dress: traditional". */
  inShort: z.strictObject({
    phonesAndCameras: textSchema.nullable(),
    bagsAndFootwear: textSchema.nullable(),
    dress: textSchema.nullable(),
  }),
  photograph: factSchema(photographSchema).optional(),
  suspendable: suspendableSchema,
})

const mapSigns = ['plane', 'train', 'bus'] as const

export const gatewaySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+([A-Z][a-z]+)*$/),
  name: factSchema(textSchema),
  coordinates: factSchema(coordinatesSchema),
  // A gateway is not used in a way whose field is absent.
  card: textSchema.optional(),
  choice: textSchema.optional(),
  nearestFirst: textSchema.optional(),
  map: z.strictObject({ sign: z.enum(mapSigns), shortName: textSchema.optional() }).optional(),
  arrival: z
    .strictObject({
      way: textSchema,
      /** "I’m at the airport": opens the list from here, for which the gateway has to be a `choice`, too. */
      here: textSchema.optional(),
      fromTown: factSchema(textSchema),
      onwardInShort: textSchema,
      onwardTransport: factSchema(textSchema),
      phone: factSchema(phoneNumberSchema).optional(),
    })
    .optional(),
  distances: z.partialRecord(z.enum(templeIds), factSchema(distanceSchema)),
})

export const topicSchema = z.strictObject({
  id: z.enum(topicIds),
  title: textSchema,
})

export const answerSchema = z.strictObject({
  id: slugSchema,
  topic: z.enum(topicIds),
  question: textSchema,
  answer: statementSchema(textSchema),
  waysIn: z.enum(templeIds).optional(),
  suspendable: suspendableSchema,
  calendar: z.literal(true).optional(),
  links: z.array(z.strictObject({ label: textSchema, url: z.url({ protocol: /^https$/ }) })),
  temples: z.array(slugSchema),
})

/** A day, or days that follow each other, on which a temple is shut, crowded or otherwise unlike itself. */
export const occasionSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  /** If nobody has announced them, pages say that they are computed or, of low confidence, expected. */
  days: factSchema(
    z
      .strictObject({ first: z.iso.date(), last: z.iso.date() })
      .refine(({ first, last }) => first <= last, { error: 'ends before it begins' }),
  ),
  rule: ruleSchema.optional(),
  /** The evidence for the rule. */
  past: z.array(pastDaysSchema).optional(),
  /** Nobody has announced the days, but the rule gave all those of at least five other years. */
  isComputed: z.literal(true).optional(),
  /** Left out where `shut` says all. */
  effect: factSchema(textSchema).optional(),
  temples: z.array(z.enum(templeIds)).min(1),
  /** The doors are shut at this time of each of its days. */
  shut: factSchema(z.strictObject({ from: timeOfDaySchema, until: timeOfDaySchema })).optional(),
  /** A visit takes as long as on the most crowded day reported. */
  isCrowded: z.boolean(),
  /** Each of low confidence if it was so in some years only. */
  suspends: z.array(factSchema(suspensionSchema)).optional(),
  /** What its editors ask so many days before, as it differs from year to year. */
  ask: z
    .array(z.strictObject({ what: nameSchema, whom: nameSchema, daysBefore: z.int().min(1).max(180) }))
    .optional(),
})

export const helplineSchema = z.strictObject({
  id: slugSchema,
  label: textSchema,
  numbers: factSchema(z.array(phoneNumberSchema).min(1)),
  emergency: z.boolean(),
})

/** A point of the drawn map, which nobody visits for itself. */
export const sketchPointSchema = z.strictObject({
  id: slugSchema,
  coordinates: factSchema(coordinatesSchema),
})

export const guideSchema = z.strictObject({
  temples: z.array(templeSchema).readonly(),
  gateways: z.array(gatewaySchema).readonly(),
  topics: z.array(topicSchema).readonly(),
  goodToKnow: z.array(answerSchema).readonly(),
  calendar: z.array(occasionSchema).readonly(),
  helplines: z.array(helplineSchema).readonly(),
  figures: z.array(sharedFigureSchema).readonly(),
  sketchPoints: z.array(sketchPointSchema).readonly(),
})

export type Coordinates = z.infer<typeof coordinatesSchema>
export type Distance = z.infer<typeof distanceSchema>
export type VisitMinutes = z.infer<typeof visitMinutesSchema>
export type Wait = z.infer<typeof waitSchema>
export type WaysIn = NonNullable<Temple['waysIn']>
export type Footpath = z.infer<typeof footpathSchema>
export type Photograph = z.infer<typeof photographSchema>
export type Temple = z.infer<typeof templeSchema>
export type Gateway = z.infer<typeof gatewaySchema>
export type MapSign = (typeof mapSigns)[number]
export type GatewayId = Gateway['id']
export type Topic = z.infer<typeof topicSchema>
export type Occasion = z.infer<typeof occasionSchema>
export type Answer = z.infer<typeof answerSchema>
export type Helpline = z.infer<typeof helplineSchema>
export type Guide = z.infer<typeof guideSchema>
