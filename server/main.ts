// Before everything else, which may need a thread.
import './threads.ts'

import { readConfig } from './config.ts'
import { openLog } from './log.ts'
import { reasons } from './reasons.ts'
import { startServer } from './start.ts'
import { letHashesGiveWay } from './thread-priority.ts'

// What we write, the database above all, is for our own user's eyes alone.
process.umask(0o077)

// Ten, as V8 has it, end within the libraries between a query and the code that asked for it.
Error.stackTraceLimit = 30

const parsed = readConfig(process.env)
if ('problems' in parsed) {
  for (const problem of parsed.problems) console.error(problem)
  process.exit(1)
}

const log = openLog(parsed.config.logLevel)
// Rejections that nobody handles arrive here too. After either nobody knows what holds; whoever watches the process
// starts another.
process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'The server crashed')
  process.exit(1)
})

try {
  await letHashesGiveWay()
  const server = await startServer(parsed.config, log)
  const stop = once(async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'The server stops')
    await server.stop()
    log.info({}, 'The server has stopped')
  })
  // Ctrl-C reaches us twice: from the terminal, and from npm, which passes its own on.
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
