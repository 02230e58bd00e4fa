import { type Problem, problem } from '#guide/checks/problem.ts'
import type { Occasion } from '#guide/schema.ts'
import type { Rule } from './rule.ts'

const enough = 5

export function isComputable({ rule, past = [] }: Occasion, calendar: readonly Occasion[]): boolean {
  if (!rule) return false
  const id = basisOf(rule)
  const basis = calendar.find((one) => one.id === id)
  if (id !== undefined && !(basis && isComputable(basis, calendar))) return false
  return 'again' in rule || (past.length >= enough && !past.some(({ isOff }) => isOff))
}

function basisOf(rule: Rule): string | undefined {
  if ('of' in rule) return rule.of
  if ('before' in rule) return rule.before
  return 'again' in rule ? rule.again : undefined
}

export function computedProblems(calendar: readonly Occasion[]): Problem[] {
  const ids = calendar.map(({ id }) => id)
  return calendar.flatMap((occasion) => {
    const { id, rule, days, isComputed = false } = occasion
    const basis = rule && basisOf(rule)
    if (basis !== undefined && !ids.includes(basis)) return [problem(id, 'rule', `no occasion is ${basis}`)]
    if (isComputed && days.confidence !== 'medium')
      return [problem(id, 'days', 'what is computed is of medium confidence')]
    if (isComputed && !isComputable(occasion, calendar))
      return [
        problem(
          id,
          'isComputed',
          `its rule, and that of what it rests on, needs ${enough} past days and none that it does not give`,
        ),
      ]
    if (days.confidence === 'low' && isComputable(occasion, calendar))
      return [problem(id, 'isComputed', 'its rule gave all of its past days, so its days are computed')]
    return []
  })
}
