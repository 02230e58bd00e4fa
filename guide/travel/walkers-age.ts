import { content } from '../content.ts'

export const { walkersAge } = content
