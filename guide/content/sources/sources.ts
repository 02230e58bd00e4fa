import { blogs } from './blogs.ts'
import { encyclopedias } from './encyclopedias.ts'
import { newspapersInEnglish } from './newspapers-in-english.ts'
import { newspapersInIndianLanguages } from './newspapers-in-indian-languages.ts'
import { official } from './official.ts'
import { pastDays } from './past-days.ts'

/** Every source that facts cite, once. */
export const sources = [
  ...official,
  ...encyclopedias,
  ...newspapersInEnglish,
  ...newspapersInIndianLanguages,
  ...blogs,
  ...pastDays,
]

export type SourceId = (typeof sources)[number]['id']
