import type { Guide, Occasion } from '../schema.ts'
import { wayInIds } from '../ways-in.ts'

/** By the id of what says a rule of ordinary days: the words of an occasion that breaks it. */
const broken: Readonly<Record<string, RegExp>> = {
  [wayInIds.freeLine]: /only people with a token/i,
  [wayInIds.timedToken]: /free tokens/i,
  [wayInIds.specialEntry]: /₹300/,
  'elders-and-infants': /elders/i,
  'break-darshan': /VIP break/i,
  sevas: /Suprabhatam/i,
  'hill-road': /two-wheelers/i,
}

/** A rule that does not name its exceptions is a wrong rule on those days. */
export function exceptionProblems(guide: Guide): string[] {
  return Object.entries(broken).flatMap(([id, words]) => {
    const rule = ruleIn(guide, id)
    return guide.calendar
      .filter(({ effect }) => rule !== undefined && words.test(effect?.value ?? ''))
      .filter((occasion) => !names(rule ?? '', occasion))
      .map((occasion) => `${occasion.id}: effect: the rule that it breaks does not name it: ${id}`)
  })
}

function ruleIn({ temples, goodToKnow }: Guide, id: string): string | undefined {
  const ways = temples.find(({ waysIn }) => waysIn)?.waysIn
  const way = (['freeLine', 'timedToken', 'specialEntry'] as const).find((one) => wayInIds[one] === id)
  return way ? ways?.[way].how.value : goodToKnow.find((answer) => answer.id === id)?.answer.value
}

/** "Vaikunta" names the day and the ten days, "eclipse" any eclipse. */
function names(rule: string, { name }: Occasion): boolean {
  const [word = name] = /eclipse/i.exec(name) ?? /\p{L}+/u.exec(name) ?? []
  return rule.toLowerCase().includes(word.toLowerCase())
}
