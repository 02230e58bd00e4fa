import { content } from '#guide/content.ts'

export const { sketch } = content
