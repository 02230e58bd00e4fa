import pino from 'pino'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Without a message pino would log that of the error in `err`, which may quote user input. */
type Write = (fields: object, message: string) => void
export type Log = Record<Exclude<LogLevel, 'silent'>, Write>

/** For lines that can't be written yet, for example to a full disk; what exceeds this is dropped. */
const maxWaitingBytes = 1024 * 1024

/** Standard output is for the line that says where the server is ready, which people and programs wait for. */
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
  stream.on('error', () => {})
  return stream
}

/** A mail server's error may name the recipient, a database's the password. `@` in a package's path stays. */
function withoutPersonalData(line: string): string {
  // Almost no line contains either, and this check takes a tenth of the time of the expressions.
  if (!line.includes('@') && !line.includes('eyJ')) return line
  return line
    .replace(/[^\s"\\/<>()[\],;@]+@[^\s"\\/<>()[\],;@]+/g, '[address]')
    .replace(/eyJ[\w-]*\.[\w-]*(\.[\w-]*)?/g, '[token]')
}

/** An error may be its own cause. */
const maxDepth = 5

/** Other fields may hold personal data: `pg` adds the row that violated a constraint, `jose` a token's claims. */
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

/** JSON.parse quotes what it couldn't parse; PostgreSQL's data exceptions, class 22, quote the value. */
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
