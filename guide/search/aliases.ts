import { content } from '../content.ts'

/** The other names of temples, by their ids. */
export const { aliases } = content
