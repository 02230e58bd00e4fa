import type { FieldProblems } from './problem.ts'

export type FieldParser = (text: string, form: FormData) => { value: string } | { problem: string }

export type FieldParsers<Name extends string> = Readonly<Record<Name, FieldParser>>

/** Parses every field even after a problem, so that all problems show at once. */
export function parseForm<Name extends string>(
  form: FormData,
  parsers: FieldParsers<Name>,
): { entered: Record<Name, string> } | { problems: FieldProblems } {
  const entered: Partial<Record<Name, string>> = {}
  const problems: FieldProblems = {}
  for (const name of Object.keys(parsers) as Name[]) {
    const parsed = parsers[name](String(form.get(name) ?? ''), form)
    if ('problem' in parsed) problems[name] = parsed.problem
    else entered[name] = parsed.value
  }
  return Object.keys(problems).length > 0 ? { problems } : { entered: entered as Record<Name, string> }
}

export function stillWrong(
  problems: FieldProblems,
  form: FormData,
  parsers: FieldParsers<string>,
  isRight: (name: string) => boolean,
): FieldProblems {
  const remaining = Object.entries(problems).flatMap(([name, problem]) => {
    const parsed = parsers[name]?.(String(form.get(name) ?? ''), form)
    if (parsed && 'problem' in parsed) return [[name, parsed.problem]]
    return parsed && isRight(name) ? [] : [[name, problem]]
  })
  return Object.fromEntries(remaining)
}
