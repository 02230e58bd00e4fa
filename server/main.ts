import { readConfig } from './config.ts'
import { startServer } from './start.ts'

const reading = readConfig(process.env)
if ('problems' in reading) {
  for (const problem of reading.problems) console.error(problem)
  process.exit(1)
}

try {
  const server = await startServer(reading.config)
  console.log(`Travel Visit is ready: ${server.address}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, server.stop)
} catch (error) {
  console.error(`Travel Visit could not start: ${reasons(error).join(': ')}`)
  process.exit(1)
}

function reasons(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasons(error.cause)] : []
}
