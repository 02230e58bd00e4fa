// This must run before anything uses libuv's thread pool.
import './threads.ts'

import { openLog } from './log.ts'
import { reasons } from './reasons.ts'
import { readSettings } from './settings.ts'
import { startServer } from './start.ts'
import { letHashesGiveWay } from './thread-priority.ts'

// Only our own user may read the files we write, above all the database.
process.umask(0o077)

// V8's default of ten frames is used up by the libraries between a query and the code that made it.
Error.stackTraceLimit = 30

const parsed = readSettings(process.env)
if ('problems' in parsed) {
  for (const problem of parsed.problems) console.error(problem)
  process.exit(1)
}

const log = openLog(parsed.settings.logLevel)
// Also for unhandled rejections. The state is unknown after either; the supervisor starts a new process.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'The server crashed')
  process.exit(1)
})

try {
  await letHashesGiveWay()
  const server = await startServer(parsed.settings, log)
  const stop = once(async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'The server stops')
    await server.stop()
    log.info({}, 'The server has stopped')
  })
  // Ctrl-C arrives twice: from the terminal, and forwarded by npm.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  log.info({ address: server.address }, 'The server is ready')
  console.log(`Travel Visit is ready: ${server.address}`)
} catch (error) {
  console.error(`Travel Visit could not start: ${reasons(error).join(': ')}`)
  process.exit(1)
}

function once<Input, Result>(action: (input: Input) => Promise<Result>): (input: Input) => Promise<Result> {
  let result: Promise<Result> | undefined
  return (input) => {
    result ??= action(input)
    return result
  }
}
