import type { Source } from './fact-schema.ts'

/**
 * Names that are one publisher, by how they begin: one owner, or one hand. A report that its page marks as an agency's,
 * such as PTI, is named after the agency, wherever it was printed, so that it counts once, too.
 */
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
  ['Sakshi'],
  ['Surya'],
  ['Webdunia'],
  // Two blogs of one layout, with the same figures.
  ['Vidzone', 'Hindutva Online'],
]

/** What publishers decide themselves, by entry: their own word makes a fact about it sure. */
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

/** Whether a fact about this entry may be sure: two independent sources have it, or one that decides it. */
export function areSure(entry: string, sources: readonly Pick<Source, 'name'>[]): boolean {
  const named = new Set(sources.map(({ name }) => houseOf(name)))
  return named.size > 1 || [...named].some((house) => decidedBy[house]?.includes(entry))
}

function houseOf(name: string): string {
  return houses.find((names) => names.some((beginning) => name.startsWith(beginning)))?.[0] ?? name
}
