import { content } from '#guide/content.ts'

/** What many want to do with a day here. */
export const { readyDayKinds } = content
