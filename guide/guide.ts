import { content } from './content.ts'

export const { guide } = content
