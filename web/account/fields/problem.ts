import { t } from '#web/language/translate.ts'
import { hintFor, hintTexts } from '../forms/failure.ts'

/** What is wrong with each field, by the field's id. */
export type FieldProblems<Id extends string = string> = Partial<Record<Id, string>>

export type Problem = {
  /** What did not happen; absent where nothing was sent. */
  message?: string
  hint?: string
  fields: FieldProblems
}

export function problemOf(message: string, error: unknown, fields: FieldProblems = {}): Problem {
  const hint = hintFor(error, navigator.onLine)
  return { message, fields, ...(hint && { hint: t(hintTexts[hint]) }) }
}
