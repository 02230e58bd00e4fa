import { content } from '../content.ts'

/** What people say when they ask the way. */
export const { shortNames } = content
