import { useState } from 'react'
import { isSame } from '#day/same.ts'

/** The former value for as long as the new one says the same, so that nothing is computed from it anew. */
export function useUnchanged<Value>(value: Value): Value {
  const [known, setKnown] = useState(value)
  if (isSame(known, value)) return known
  setKnown(value)
  return value
}
