import { content } from '#guide/content.ts'

export const { readyDayKinds } = content
