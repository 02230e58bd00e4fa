import type { Claim, Fact } from './fact-schema.ts'

export type Stated<Value> = Pick<Fact<Value>, 'value' | 'confidence' | 'checkedOn'> & {
  claims?: readonly (Pick<Claim, 'id'> & Stated<string>)[] | undefined
}

export function withoutSources<Value>({
  value,
  confidence,
  checkedOn,
  claims,
}: Stated<Value>): Stated<Value> {
  const parts = claims?.map(({ id, ...claim }) => ({ id, ...withoutSources(claim) }))
  return { value, confidence, checkedOn, ...(parts && { claims: parts }) }
}
