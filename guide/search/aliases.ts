import { content } from '#guide/content.ts'

export const { aliases } = content
