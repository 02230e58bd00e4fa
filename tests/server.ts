import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const mainModule = fileURLToPath(new URL('../server/main.ts', import.meta.url))

export type TestServer = {
  address: string
  dataDir: string
  process: ChildProcess
  /** Stops the process and leaves its data. */
  stop: () => Promise<void>
}

/** The real server in a process of its own, on a free port and an empty data folder unless told otherwise. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'travel-visit-journey-'))
  const child = spawnServer({ PORT: '0', DATA_DIR: dataDir, ...environment })
  child.stderr.pipe(process.stderr)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const address = /https?:\/\/\S+/.exec(line)?.[0]
  if (!address) throw new Error(`The server said: ${line}`)
  return {
    address,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

export function spawnServer(environment: Record<string, string>) {
  return spawn(process.execPath, [mainModule], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export function removeData({ dataDir }: TestServer): void {
  rmSync(dataDir, { recursive: true, force: true })
}
