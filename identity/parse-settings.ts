import { z } from 'zod'

export type Setting = {
  variable: string
  schema: z.ZodType
  default?: string
  meaning: string
}

export function wholeNumber(from: number, to: number) {
  const error = `must be a number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d+$/, { abort: true, error })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error })
}

type SettingsTable = Record<string, Setting>

export type SettingsOf<Table extends SettingsTable> = {
  [Name in keyof Table]:
    | z.output<Table[Name]['schema']>
    | (Table[Name] extends { default: string } ? never : undefined)
}

export function parseSettings<Table extends SettingsTable>(
  table: Table,
  environment: NodeJS.ProcessEnv,
): { settings: SettingsOf<Table> } | { problems: string[] } {
  const schema = z.object(
    Object.fromEntries(
      Object.values(table).map(({ variable, schema, default: text }) => [
        variable,
        text === undefined ? schema.optional() : schema.prefault(text),
      ]),
    ),
  )
  // `NAME= npm start` and compose files leave empty variables behind; these count as unset.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = schema.safeParse(set)
  if (!result.success) return { problems: result.error.issues.map(problemLine) }
  const settings = Object.entries(table).map(([name, { variable }]) => [name, result.data[variable]])
  return { settings: Object.fromEntries(settings) }
}

export function defaultsOf<Table extends SettingsTable>(table: Table): SettingsOf<Table> {
  const result = parseSettings(table, {})
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  return result.settings
}

function problemLine({ path: [variable, ...inside], message }: z.core.$ZodIssue): string {
  const field = inside.filter((part) => typeof part === 'string').join('.')
  return `${String(variable)}: ${field === '' ? '' : `${field}: `}${message}`
}
