import { type Budget, budgetOf, type Limit } from './leaky-bucket.ts'
import { networksOf } from './networks.ts'

export function networkBudgets(limit: Limit, address: string, amount = 1): Budget[] {
  return networksOf(address).map(({ name, share }) => budgetOf(limit, [name], share, amount))
}
