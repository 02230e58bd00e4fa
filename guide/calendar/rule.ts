import { z } from 'zod'
import { sourceSchema } from '#guide/fact-schema.ts'
import { weekdays } from '#guide/opening-hours/weekday.ts'

/** The signs in which the sun stands, counted from the stars (sidereal, Lahiri). */
export const rasis = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrischika',
  'dhanus',
  'makara',
  'kumbha',
  'meena',
] as const

/** Lunar months that end at the new moon (amanta). A month that is repeated (adhika) never has a festival. */
export const masas = [
  'chaitra',
  'vaisakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const

export const nakshatras = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishta',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const

export const pakshas = ['shukla', 'krishna'] as const

/**
 * Dawn is arunodaya, four ghatikas before sunrise. Midday and midnight halve the day and the night. Afternoon begins
 * where madhyahna, the third fifth of the day, ends.
 */
export const moments = ['dawn', 'sunrise', 'midday', 'afternoon', 'sunset', 'midnight'] as const

const id = z.string().min(1)

const span = { from: z.int().optional(), to: z.int().optional() }

/** The lunar month, or the sign in which the sun stands. Of several such days in it the first counts, if not the last. */
const month = {
  masa: z.enum(masas).optional(),
  sun: z.enum(rasis).optional(),
  which: z.literal('last').optional(),
}

const at = z.enum(moments)

const hasMonth = ({ masa, sun }: { masa?: unknown; sun?: unknown }) => !masa !== !sun
const oneMonth = { error: 'a rule names a lunar month or a sign of the sun, not both' }

export const ruleSchema = z.union(
  [
    z
      .strictObject({ ...month, paksha: z.enum(pakshas), tithi: z.int().min(1).max(15), at, ...span })
      .refine(hasMonth, oneMonth),
    z.strictObject({ ...month, nakshatra: z.enum(nakshatras), at, ...span }).refine(hasMonth, oneMonth),
    z.strictObject({ enters: z.enum(rasis), at, ...span }),
    z.strictObject({ of: id, ...span }),
    z.strictObject({ weekday: z.enum(weekdays), before: id, daysBefore: z.int().positive() }),
    z.strictObject({ again: id }),
    z.strictObject({
      date: z.string().regex(/^\d\d-\d\d$/),
      until: z
        .string()
        .regex(/^\d\d-\d\d$/)
        .optional(),
    }),
    z.strictObject({ eclipse: z.literal('solar') }),
  ],
  { error: 'is none of the rules that docs/adding-a-temple.md lists' },
)

export const pastDaysSchema = z.strictObject({
  first: z.iso.date(),
  last: z.iso.date().optional(),
  sources: z.array(sourceSchema).min(1),
  isOff: z.literal(true).optional(),
})

export type Rule = z.infer<typeof ruleSchema>
export type Rasi = (typeof rasis)[number]
export type Masa = (typeof masas)[number]
export type Moment = (typeof moments)[number]
