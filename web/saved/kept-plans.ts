import { type KeptPlan, keptPlanFrom } from '#day/kept/kept-plan.ts'
import { nightEnds } from '#day/night.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { storedOwner } from '#web/account/session/stored-session.ts'
import { drawnLanguage } from '#web/language/drawn-language.ts'
import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import { readLines } from './mirror-format.ts'

/** In local storage, because pages draw from it before anything else is there. */
const key = 'kept-plans'

/** Today's, and those looked at beside it. */
const mostPlans = 3

/** The plans that were shown last, of whoever is signed in on this device. */
export function keptPlans(): KeptPlan[] {
  const owner = storedOwner()
  return stored().filter((plan) => plan.owner === owner)
}

/** The one that My day shows at this moment, as far as the mirror and the plans that are kept tell. */
export function planInHand(now: Date): KeptPlan | undefined {
  const { id, temples, writtenOn } = readLines()
  // The hours after midnight are those of the evening before.
  const tonight = dateInIndia(new Date(now.getTime() - nightEnds * 60_000))
  const today = dateInIndia(now)
  const plans = keptPlans().filter(({ date, language }) => date >= tonight && language === drawnLanguage())
  // What follows `#` is a plan that somebody has sent.
  if (temples.length === 0 || location.hash.length > 1) return undefined
  const inHand = writtenOn === tonight && plans.find(({ day }) => day === id)
  return inHand || plans.find(({ date }) => date === today)
}

export function keepPlan(plan: KeptPlan): void {
  const others = stored().filter(({ owner, day }) => owner === plan.owner && day !== plan.day)
  write([plan, ...others].slice(0, mostPlans))
}

/** Forgets all but those of this owner with these ids. */
export function forgetPlansBut(owner: string, days: readonly string[]): void {
  const plans = stored()
  const left = plans.filter((plan) => plan.owner === owner && days.includes(plan.day))
  if (left.length < plans.length || plans.length === 0) write(left)
}

function stored(): KeptPlan[] {
  try {
    const plans: unknown = JSON.parse(readLocally(key) ?? '[]')
    return Array.isArray(plans) ? plans.flatMap((plan) => keptPlanFrom(plan) ?? []) : []
  } catch {
    return []
  }
}

function write(plans: readonly KeptPlan[]): void {
  const text = plans.length > 0 ? JSON.stringify(plans) : ''
  if (text !== (readLocally(key) ?? '')) keepLocally(key, text)
}
