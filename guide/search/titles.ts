import { foldedWords } from './fold.ts'

/** These tell no temples apart. They are in Latin letters, which weigh a third of the others. */
export const titles: readonly string[] = foldedWords(
  'temple temples lord god goddess sri swami mandir bhagavan ji alayam devalayam gudi vari devudu kovil koyil chuvami ' +
    'katavul devasthana devalaya devaru',
)

/** These are not folded: a folded "the" would match the beginning of Tirumala. */
export const smallWords = /^(of|the|and|in|at|near)$/
