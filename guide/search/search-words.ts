import { content } from '#guide/content.ts'

export const { searchWords } = content
