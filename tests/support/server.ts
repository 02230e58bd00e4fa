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
/** The same with the site of `SITE_FOLDER`. */
const siteModule = fileURLToPath(new URL('./site-server.ts', import.meta.url))

/** As with `npm start`, so that a server is there in half the time. */
const compileCache = fileURLToPath(new URL('../../build/compile-cache', import.meta.url))

/** Holds all that the servers of a run have written, a file for each process. */
export const logFolder = fileURLToPath(new URL('../../test-results/logs', import.meta.url))

export type TestServer = {
  address: string
  /** All that the process has written. */
  logFile: string
  dataDir: string
  process: ChildProcess
  /** Stops the process and leaves its data. */
  stop: () => Promise<void>
}

/**
 * The real server in a process of its own, on a free port and an empty data folder unless told otherwise. It logs
 * all that it can, so that what must not be logged would be found.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  wrapper: readonly string[] = [],
): Promise<TestServer> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'travel-visit-journey-'))
  const child = spawnServer({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...environment }, wrapper)
  const complaint = text(child.stderr)
  const lines = createInterface(child.stdout)
  const line = await Promise.race([
    once(lines, 'line').then(([first]) => String(first)),
    // A server that could not start has said why.
    once(child, 'exit').then(() => complaint),
  ])
  const address = /https?:\/\/\S+/.exec(line)?.[0]
  if (!line.startsWith('Travel Visit is ready: ') || !address) throw new Error(`The server said: ${line}`)
  return {
    address,
    logFile: logFileOf(child),
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      // Later than "exit": all that it wrote has arrived.
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
    },
  }
}

/** `wrapper` is a command that becomes the one behind it, such as `nice`. */
export function spawnServer(environment: Record<string, string>, wrapper: readonly string[] = []) {
  const module = environment.SITE_FOLDER === undefined ? mainModule : siteModule
  const [command = '', ...words] = [...wrapper, process.execPath, module]
  const child = spawn(command, words, {
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

/** The first line of the log with a message, as soon as it is there. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into lines field by field.
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
