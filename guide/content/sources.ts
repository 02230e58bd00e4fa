import { blogs } from './sources/blogs.ts'
import { encyclopedias } from './sources/encyclopedias.ts'
import { newspapersInEnglish } from './sources/newspapers-in-english.ts'
import { newspapersInIndianLanguages } from './sources/newspapers-in-indian-languages.ts'
import { official } from './sources/official.ts'

/** Every source that facts cite, once. */
export const sources = [
  ...official,
  ...encyclopedias,
  ...newspapersInEnglish,
  ...newspapersInIndianLanguages,
  ...blogs,
]

export type SourceId = (typeof sources)[number]['id']
