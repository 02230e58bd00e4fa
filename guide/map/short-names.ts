import { content } from '../content.ts'

export const { shortNames } = content
