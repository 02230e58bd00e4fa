import pino from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/**
 * The message is required: pino would otherwise log the error's, which may quote user input. Errors go into the field
 * `err`.
 */
type Write = (fields: object, message: string) => void
export type Log = Record<Exclude<LogLevel, 'silent'>, Write>

/** The buffer for lines that can't be written yet, for example to a full disk; what exceeds it is dropped. */
const maxWaitingBytes = 1024 * 1024

/**
 * JSON lines on standard error. Standard output holds only the line that says where the server is ready, which people
 * and programs wait for.
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
 * A second line of defence, as our code logs no addresses or tokens: a mail server's error may name the recipient, a
 * database's the connection string with its password. `@` in a package's path stays.
 */
function withoutPersonalData(line: string): string {
  // Almost no line contains either, and this check takes a tenth of the time of the expressions.
  if (!line.includes('@') && !line.includes('eyJ')) return line
  return line
    .replace(/[^\s"\\/<>()[\],;@]+@[^\s"\\/<>()[\],;@]+/g, '[address]')
    .replace(/eyJ[\w-]*\.[\w-]*(\.[\w-]*)?/g, '[token]')
}

/** Limits the chain of causes: an error may be its own cause. */
const maxDepth = 5

/**
 * Keeps only the fields that can't hold personal data: `pg` adds the row that violated a constraint (`detail`), `jose`
 * a token's claims.
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
 * JSON.parse quotes what it couldn't parse; PostgreSQL's data exceptions quote the value.
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
