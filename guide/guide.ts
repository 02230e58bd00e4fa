import { content } from './content.ts'

/** For the build, the commands and the tests. Pages import only what they show. */
export const { guide } = content
