import pino from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * Always with a message of our own: pino would take an error's, which may quote what somebody entered. An error
 * goes into the field `err`.
 */
type Write = (fields: object, message: string) => void
export type Log = Record<Exclude<LogLevel, 'silent'>, Write>

/** What may wait while it cannot be written, for example to a full disk; more is dropped. */
const maxWaitingBytes = 1024 * 1024

/**
 * Lines of JSON on standard error: standard output is left to the one line that says where the server is ready,
 * which people and programs wait for.
 */
export function openLog(level: LogLevel): Log {
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      hooks: { streamWrite: withoutPersonalData },
    },
    standardError(),
  )
}

function standardError(): pino.DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: maxWaitingBytes })
  // A log that cannot be written is no reason to stop serving.
  stream.on('error', () => {})
  return stream
}

/**
 * The second line of defence, as no code of ours logs such things: an error of a mail server names the recipient,
 * one of a database its own address with the password in it. `@` in the path of a package stays.
 */
function withoutPersonalData(line: string): string {
  // Almost no line has either, and asking that takes a tenth of what the expressions take.
  if (!line.includes('@') && !line.includes('eyJ')) return line
  return line
    .replace(/[^\s"\\/<>()[\],;@]+@[^\s"\\/<>()[\],;@]+/g, '[address]')
    .replace(/eyJ[\w-]*\.[\w-]*(\.[\w-]*)?/g, '[token]')
}

/** Causes of causes; an error may be its own. */
const maxDepth = 5

/**
 * Of all that libraries hang on their errors only what cannot hold anybody's data: `pg` adds the row that broke a
 * rule (`detail`), `jose` the claims of a token.
 */
function describeError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const parts = error as Error & Record<string, unknown>
  return {
    type: error.name,
    ...(!quotesInput(parts) && { message: error.message }),
    ...pickTexts(parts, ['code', 'table', 'column', 'constraint']),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && depth < maxDepth && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < maxDepth && { errors: error.errors.map((one) => describeError(one, depth + 1)) }),
  }
}

/**
 * JSON.parse quotes what it could not read; PostgreSQL's data exceptions quote the value.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function quotesInput(error: Error & Record<string, unknown>): boolean {
  return error instanceof SyntaxError || ('severity' in error && /^22/.test(String(error.code)))
}

function pickTexts(source: Record<string, unknown>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}
