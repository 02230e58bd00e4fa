import { readConfig } from './config.ts'
import { startServer } from './start.ts'

// What we write, the database above all, is for our own user's eyes alone.
process.umask(0o077)

const reading = readConfig(process.env)
if ('problems' in reading) {
  for (const problem of reading.problems) console.error(problem)
  process.exit(1)
}

try {
  const server = await startServer(reading.config)
  const stop = once(server.stop)
  // Ctrl-C reaches us twice: from the terminal, and from npm, which passes its own on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  console.log(`Travel Visit is ready: ${server.address}`)
} catch (error) {
  console.error(`Travel Visit could not start: ${reasons(error).join(': ')}`)
  process.exit(1)
}

function once<Result>(action: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => {
    result ??= action()
    return result
  }
}

function reasons(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
