import { content } from '../content.ts'

export const { searchWords } = content
