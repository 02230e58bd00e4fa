import { content } from '../content.ts'

export const { aliases } = content
