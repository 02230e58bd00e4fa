import { content } from '#guide/content.ts'

export const { walkersAge } = content
