import { z } from 'zod'
import { nameSchema, sharedFigureSchema, slugSchema, sourceKinds, textSchema } from '#guide/fact-schema.ts'
import {
  answerSchema,
  gatewaySchema,
  helplineSchema,
  occasionSchema,
  sketchPointSchema,
  templeSchema,
  topicSchema,
  writtenLanguages,
} from '#guide/schema.ts'
import { intents } from '#guide/search/intents.ts'
import { templeIds } from '#guide/temple-ids.ts'
import { topicIds } from '#guide/topic-ids.ts'

const templeNamesSchema = {
  /** What people say when they ask the way. No native speaker has checked these names yet. */
  shortNames: z.record(z.enum(writtenLanguages), nameSchema),
  /** Other names that people use, the full name first. */
  aliases: z.array(nameSchema).optional(),
  /** Keys of content/deities.yaml, whose names people use for the temple, too. */
  deityNames: z.array(slugSchema).optional(),
}

const templeFileSchema = templeSchema.omit({ id: true, crowdedDays: true }).extend(templeNamesSchema)

const gatewayFileSchema = gatewaySchema.omit({ id: true })

const topicFileSchema = topicSchema.omit({ id: true }).extend({
  answers: z.array(
    answerSchema
      .omit({ topic: true })
      .extend({ links: answerSchema.shape.links.optional(), temples: answerSchema.shape.temples.optional() }),
  ),
})

const occasionKindSchema = occasionSchema.omit({ id: true, days: true }).partial()

const calendarFileSchema = z.strictObject({
  /** The last of the days that were looked for; of later ones there are only the greatest festivals. */
  until: z.iso.date(),
  kinds: z.record(slugSchema, occasionKindSchema),
  occasions: z.array(
    occasionSchema
      .partial({ name: true, temples: true, isCrowded: true })
      .extend({ kind: slugSchema.optional() }),
  ),
})

/** The address of each source by its id, by kind and publisher. An id is the publisher's name, and the subject. */
const sourcesFileSchema = z.partialRecord(
  z.enum(sourceKinds),
  z.record(z.string(), z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.url())),
)

/** Words and phrases. With a hyphen at its end, what words begin with. */
const wordsSchema = z.array(z.string({ error: 'a word is text: write it in quotes' }).trim().min(1))

const words = wordsSchema.optional()

const searchFilesSchema = {
  answers: z.record(
    slugSchema,
    z.strictObject({
      /** What people call what the answer is about, and its question lacks. */
      words,
      /** Words for the places that the answer is about. */
      places: words,
      /** It is also asked for by the words of these: of answers, of parts, or of what is asked of any temple. */
      composedOf: z.array(slugSchema).optional(),
      /** People who ask about darshan and name no temple ask for this. */
      ofDarshan: z.literal(true).optional(),
    }),
  ),
  /** What answers are composed of, and no answer alone is about. */
  parts: z.record(slugSchema, wordsSchema),
  outside: z.strictObject({
    /** A part of each phrase sounds like something that the guide has. */
    phrases: wordsSchema,
    words: wordsSchema,
  }),
  intents: z.record(
    z.enum(intents),
    z.strictObject({
      /** These ask for this and nothing else. */
      strong: wordsSchema,
      /** Other questions have these, too. */
      weak: words,
      /** The answer that belongs to it. */
      answer: slugSchema.optional(),
      /** The guide has it of no temple: the answer is all that it says. */
      ofNoTemple: z.literal(true).optional(),
    }),
  ),
  helplines: z.strictObject({
    /** Beside a password these ask for another one. */
    forgotten: wordsSchema,
    /** People who have lost something ask whom to tell, whatever it is about. */
    lost: wordsSchema,
    /** Found by no beginning, and by no slip. */
    lostWholly: wordsSchema,
    helplines: z.record(
      slugSchema,
      z.strictObject({
        words,
        /** Words of people who need help at once. */
        urgent: words,
        /** People who have lost something also ask here. */
        forLost: z.literal(true).optional(),
        trouble: words,
        wholeTrouble: words,
      }),
    ),
  }),
  /** The keys are the names of the days in the guide. */
  occasions: z.record(z.string(), wordsSchema),
  gateways: z.record(z.string(), wordsSchema),
  /** The keys are addresses of pages other than those of temples and answers. */
  pages: z.record(z.string().regex(/^\/[a-z-]+$/), wordsSchema),
  'small-words': z.strictObject({
    /** They tell nothing apart. Phrases may still contain them. */
    stop: wordsSchema,
    /** The district and the state, which people add to a name. */
    region: wordsSchema,
    /** These tell nothing alone, but change what stands beside them. */
    negation: wordsSchema,
    /** Before these stands the stem of a verb: "मांग रहा". */
    auxiliary: wordsSchema,
    /** Before or after the place that somebody comes from, or its ending. */
    from: wordsSchema,
    /** Words of any conversation. They name nothing to look for, but an answer may contain them. */
    everyday: wordsSchema,
    /** People who ask about darshan and name no temple mean Tirumala. */
    darshan: wordsSchema,
    /** "The hill" alone is that of Tirumala. */
    hill: wordsSchema,
  }),
}

const checksFileSchema = z.strictObject({
  /** The names of each row begin those of one publisher. */
  houses: z.array(z.array(nameSchema).min(1)),
  /** The temples that publishers decide themselves: a fact about one is sure by their own word. */
  decides: z.record(z.string(), z.array(z.enum(templeIds))),
  /** Hosts that are not to be cited, by the reason. Subdomains included. */
  uncitable: z.record(z.string(), z.array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))),
  /** Texts that keep a figure in digits, by the reason, by their ids: "answers.halls.answer". */
  digitsThatStay: z.record(z.string(), z.array(z.string())),
  /** By gateway and temple: why their road is shorter than the straight line between our points. */
  shorterThanTheLine: z.record(z.string(), z.partialRecord(z.enum(templeIds), nameSchema)),
})

const reviewRuleSchema = z.strictObject({
  subject: nameSchema,
  /** After so many months a fact of this subject is asked again. */
  months: z.int().min(1).max(36),
  /** What a wrong fact costs readers. */
  why: nameSchema,
  ask: nameSchema,
  /** Ids of temples, gateways, answers, occasions and helplines. */
  entries: z.array(z.string()).optional(),
  /** The paths of an entry whose facts the rule covers, with all that is below them. */
  fields: z.array(z.string()).optional(),
})

export type ReviewRule = z.infer<typeof reviewRuleSchema>

const readyDaysFileSchema = z.record(
  z.enum(['town', 'srikalahasti', 'tirumala']),
  z.strictObject({
    temples: z.array(z.enum(templeIds)).min(1),
    mostMinutes: z.int().positive().max(1440).optional(),
  }),
)

const sketchLineSchema = z.array(z.string()).min(2)

/** Lines lead from point to point, which are its own, temples or gateways. */
const sketchFileSchema = z.strictObject({
  points: z.record(slugSchema, sketchPointSchema.shape.coordinates),
  roads: z.array(sketchLineSchema),
  ghatRoads: z.array(sketchLineSchema),
  footpaths: z.array(sketchLineSchema),
  railways: z.array(sketchLineSchema),
  /** The hills are on its left. */
  hillFoot: sketchLineSchema,
})

const orderFileSchema = z.strictObject({
  temples: z.array(z.enum(templeIds)),
  gateways: z.array(z.string()),
  topics: z.array(z.enum(topicIds)),
  /** In the order in which their questions come up: before the journey, on the way, at the temple. */
  asked: z.array(z.enum(topicIds)),
})

/** Each file of `content/` by its name; `*` stands for an entry's id. */
export const fileSchemas = {
  guide: orderFileSchema,
  'temples/*': templeFileSchema,
  'gateways/*': gatewayFileSchema,
  'topics/*': topicFileSchema,
  calendar: calendarFileSchema,
  helplines: z.array(helplineSchema),
  figures: z.array(sharedFigureSchema),
  sources: sourcesFileSchema,
  notes: z.record(slugSchema, textSchema),
  deities: z.record(slugSchema, z.array(nameSchema)),
  checks: checksFileSchema,
  reviews: z.array(reviewRuleSchema),
  'ready-days': readyDaysFileSchema,
  sketch: sketchFileSchema,
  'search/answers': searchFilesSchema.answers,
  'search/parts': searchFilesSchema.parts,
  'search/outside': searchFilesSchema.outside,
  'search/intents': searchFilesSchema.intents,
  'search/helplines': searchFilesSchema.helplines,
  'search/occasions': searchFilesSchema.occasions,
  'search/gateways': searchFilesSchema.gateways,
  'search/pages': searchFilesSchema.pages,
  'search/small-words': searchFilesSchema['small-words'],
} as const
