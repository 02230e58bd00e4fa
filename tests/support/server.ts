import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const mainModule = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
/** The same server, with the site in `SITE_FOLDER`. */
const siteModule = fileURLToPath(new URL('./site-server.ts', import.meta.url))

/** Like `npm start`, which halves the time of a start. */
const compileCache = fileURLToPath(new URL('../../build/compile-cache', import.meta.url))

/** The output of all servers of a run, one file per process; Playwright empties the folder above before journeys. */
export const logFolder = fileURLToPath(new URL('../../test-results/journeys/logs', import.meta.url))

export type TestServer = {
  address: string
  /** All output of the process. */
  logFile: string
  dataDir: string
  process: ChildProcess
  /** Stops the process and keeps its data. */
  stop: () => Promise<void>
}

/**
 * Starts the real server in its own process, on a free port and an empty data folder unless the environment says
 * otherwise. It logs everything, so that `check-logs.ts` would find what must not be logged.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
  module = moduleFor(environment),
): Promise<TestServer> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'travel-visit-journey-'))
  const child = spawnServer(
    { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...environment },
    wrapper,
    module,
  )
  const errorOutput = text(child.stderr)
  const lines = createInterface(child.stdout)
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    // A server that can't start says why.
    once(child, 'exit').then(() => errorOutput),
  ])
  const address = /^(?:Travel Visit|The bare handler) is ready: (https?:\/\/\S+)/.exec(line)?.[1]
  if (!address) throw new Error(`The server said: ${line}`)
  return {
    address,
    logFile: logFileOf(child),
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      // "close" comes after "exit", when all output has arrived.
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

/** `wrapper` is a command that runs another, such as `nice`. */
export function spawnServer(
  environment: Record<string, string>,
  wrapper: readonly string[] = [],
  module = moduleFor(environment),
) {
  const [command = '', ...args] = [...wrapper, process.execPath, module]
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  mkdirSync(logFolder, { recursive: true })
  const file = logFileOf(child)
  writeFileSync(file, '')
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => appendFileSync(file, chunk))
  }
  return child
}

function moduleFor({ SITE_FOLDER }: Record<string, string>): string {
  return SITE_FOLDER === undefined ? mainModule : siteModule
}

/** Waits for the first log line with this message. */
// biome-ignore lint/suspicious/noExplicitAny: tests read lines field by field.
export async function logLine({ logFile }: TestServer, message: string): Promise<any> {
  for (;;) {
    const lines = readFileSync(logFile, 'utf8').split('\n')
    const line = lines.find((text) => text.endsWith(`"msg":${JSON.stringify(message)}}`))
    if (line !== undefined) return JSON.parse(line)
    await wait(10)
  }
}

function logFileOf({ pid }: ChildProcess): string {
  return join(logFolder, `${process.pid}-${pid}.log`)
}

export function removeData({ dataDir }: TestServer): void {
  rmSync(dataDir, { recursive: true, force: true })
}
