import type { TempleId } from '#guide/temple-ids.ts'

export const todayAddress = '/api/today'

/** What the words are written with, in one language: loaded once there is a word. */
export type TodayTexts = { names: Readonly<Record<TempleId, string>> }

/** Where it lies, beside the data of pages. */
export const textsPath = '/todays-words'
