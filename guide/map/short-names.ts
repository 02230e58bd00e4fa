import { content } from '#guide/content.ts'

export const { shortNames } = content
