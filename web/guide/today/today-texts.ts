import type { TempleId } from '#guide/temple-ids.ts'

export const todayAddress = '/api/today'

export type TodayTexts = { names: Readonly<Record<TempleId, string>> }

/** Where it lies, beside the data of pages. */
export const textsPath = '/todays-words'
