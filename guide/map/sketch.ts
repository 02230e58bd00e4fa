import { content } from '#guide/content.ts'

/** Where roads, railways and hills lie, from point to point. */
export const { sketch } = content
