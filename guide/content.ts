import { ContentError } from './reading/content-error.ts'
import type { Content } from './reading/read-content.ts'
import { readNow } from './reading/read-now.ts'

const reading = readNow()
if ('problems' in reading) throw new ContentError(reading.problems)

/**
 * For the build, the commands and the tests. Where the build bundles `export const { name } = content`, it writes the
 * values in its place: neither pages nor the server read files.
 */
export const content: Content = reading.content

export const { placeOf } = reading
