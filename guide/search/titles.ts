import { foldedWords } from './fold.ts'

/**
 * Titles that are part of most names or added to them, and so distinguish none, of every language of the guide. In
 * Latin letters, which weigh a third; the test beside this file has them as they are written.
 */
export const titles: readonly string[] = foldedWords(
  'temple temples lord god goddess sri swami mandir bhagavan ji alayam devalayam gudi vari devudu kovil koyil chuvami ' +
    'katavul devasthana devalaya devaru',
)

/** Not folded: a folded "the" would match the beginning of Tirumala. */
export const smallWords = /^(of|the|and|in|at|near)$/
