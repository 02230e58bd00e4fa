import type { Source } from './fact-schema.ts'

/** A row's names begin those of one publisher. An agency's report, such as PTI's, bears the agency's name. */
const houses: readonly (readonly [string, ...string[]])[] = [
  ['TTD'],
  ['Wikipedia', 'Hindi Wikipedia', 'Kannada Wikipedia'],
  ['The Hindu', 'Hindu Tamil Thisai'],
  ['The Times of India', 'Samayam Telugu'],
  ['The New Indian Express', 'Dinamani'],
  ['The Indian Express', 'The Financial Express'],
  ['Telangana Today', 'Namasthe Telangana', 'T News Telugu'],
  ['DNA India', 'Zee Telugu News'],
  ['NDTV'],
  ['News18'],
  ['Sakshi'],
  ['Surya'],
  ['Webdunia'],
  // These two blogs have the same layout and the same figures.
  ['Vidzone', 'Hindutva Online'],
]

/** What publishers decide themselves, by entry: a fact about it is sure by their own word. */
const decidedBy: Readonly<Record<string, readonly string[]>> = {
  TTD: [
    'tirumala',
    'tiruchanoor',
    'srinivasa-mangapuram',
    'kapila-theertham',
    'govindaraja',
    'vakula-matha',
    'appalayagunta',
  ],
  'ISKCON News': ['iskcon'],
}

export function areSure(entry: string, sources: readonly Pick<Source, 'name'>[]): boolean {
  const named = new Set(sources.map(({ name }) => houseOf(name)))
  return named.size > 1 || [...named].some((house) => decidedBy[house]?.includes(entry))
}

function houseOf(name: string): string {
  return houses.find((names) => names.some((beginning) => name.startsWith(beginning)))?.[0] ?? name
}
