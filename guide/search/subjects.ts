import { type Cover, ofKind, type Placed } from './cover.ts'
import type { Intent } from './intents.ts'
import { joint, worth } from './weights.ts'

/** "Dates" is asked of any occasion. */
const calendar = 'calendar'

/** "How long" is asked of whatever else an answer is about. */
const waiting = 'waiting'

export const askedOfAnything: readonly string[] = [calendar, waiting]

export const arrivalPage = '/tirupati'

/** The other intents are subjects of their own: an answer about elders says nothing of their dress. */
const askedOfSubjects: readonly Intent[] = ['hours', 'tickets', 'way', 'distance', 'duration']

type WithSubject = Placed<'answer' | 'occasion' | 'helpline'>

/** Answers also have what is asked of their subject: "laddu price", "ghat road timings at Tirumala". */
export function withSubjects(
  found: readonly Placed[],
  temples: readonly Placed<'temple'>[],
  cover: Cover,
): { answers: Placed[]; occasions: Placed[]; helplines: Placed[] } {
  const intents = ofKind('intent', found)
  const answers = ofKind('answer', found)
  const asked = [
    ...intents.filter(({ target }) => askedOfSubjects.includes(target.intent)),
    ...answers.filter(({ target }) => target.id === waiting),
  ]
  const times = intents.filter(({ target }) => target.intent === 'duration' || target.intent === 'hours')
  const dates = answers.filter(({ target }) => target.id === calendar)
  return {
    answers: answers.map((one) =>
      withSubject(one, temples, one.target.id === waiting ? times : asked, cover),
    ),
    occasions: ofKind('occasion', found)
      .filter((one) => isMeant(one, temples, cover))
      .map((one) => withSubject(one, temples, [...intents, ...dates], cover)),
    helplines: ofKind('helpline', found).map((one) => withSubject(one, temples, [], cover)),
  }
}

function withSubject(
  one: WithSubject,
  temples: readonly Placed<'temple'>[],
  asked: readonly Placed[],
  cover: Cover,
): WithSubject {
  const { target, score } = one
  // Days and months say little of an occasion each, and its name may have that of a temple.
  const isOccasion = target.kind === 'occasion'
  const named = isOccasion ? [] : temples
  if (cover([one, ...named], isOccasion ? 0 : joint.leastOwn) - cover(named) < joint.leastSubject) return one
  const isAbout = ({ target: { temple } }: Placed<'temple'>) =>
    target.kind === 'helpline' || target.about.length === 0 || target.about.includes(temple)
  const isCalendar = target.kind === 'answer' && target.id === calendar
  const at = isCalendar ? [] : temples.filter(isAbout)
  const besides = temples.filter(
    (temple) => temple.score > worth.town && cover([one, temple]) >= score + joint.leastGain,
  )
  const isElsewhere = besides.length > 0 && !besides.some(isAbout)
  const together = Math.max(...[one, ...asked].map((other) => cover([one, ...at, other])))
  return {
    ...one,
    score: (score + (together - score) * joint.subject) * (isElsewhere ? joint.otherTemples : 1),
  }
}

/** Who names another town besides this one asks for the way from there: "Pune to Tirupati train". */
export function withWay(
  one: Placed<'page'>,
  intents: readonly Placed<'intent'>[],
  temples: readonly Placed<'temple'>[],
  cover: Cover,
): Placed<'page'> {
  const isTown = temples.every(({ score }) => score <= worth.town)
  if (one.target.path !== arrivalPage || !isTown) return one
  if (cover([one, ...intents]) - cover(intents) < joint.leastSubject) return one
  return { ...one, score: cover([one, ...intents, ...temples]) + joint.leastGain }
}

/** Whether no temples are named besides it, or one at which it is: the Teertham of "Panchami Teertham" names none. */
function isMeant(occasion: Placed<'occasion'>, temples: readonly Placed<'temple'>[], cover: Cover): boolean {
  const named = temples.filter(
    (temple) => temple.score > worth.town && cover([occasion, temple]) >= occasion.score + joint.leastGain,
  )
  return named.length === 0 || named.some(({ target }) => occasion.target.about.includes(target.temple))
}
