import { z } from 'zod'

/** What an operator may choose by an environment variable: a row of the table in docs/operating.md. */
export type Setting = {
  variable: string
  /** Parses the variable's text. */
  schema: z.ZodType
  /** As an operator would write it. Without one, the setting may be undefined. */
  default?: string
  /** In Markdown, for docs/operating.md. */
  meaning: string
}

type SettingsTable = Record<string, Setting>

export type SettingsOf<Table extends SettingsTable> = {
  [Name in keyof Table]:
    | z.output<Table[Name]['schema']>
    | (Table[Name] extends { default: string } ? never : undefined)
}

/** Either every setting, or a line for each that is wrong. */
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
  // An empty variable is what `NAME= npm start` and compose files leave behind; it means "not set".
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
