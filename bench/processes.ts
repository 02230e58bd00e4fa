import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type MeasuredServer = {
  address: string
  process: ChildProcess
  startMs: number
  stop: () => Promise<void>
}

/** A server in a process of its own; its log goes where a service's would, to a file that nobody reads. */
export async function startProcess(
  file: string,
  environment: Record<string, string>,
): Promise<MeasuredServer> {
  const started = performance.now()
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const address = /https?:\/\/\S+/.exec(line)?.[0]
  if (!address) throw new Error(`The server said: ${line}`)
  await fetch(`${address}/healthz`)
  return {
    address,
    process: child,
    startMs: performance.now() - started,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** What the process holds in memory at this moment, where /proc tells. */
export function residentMb({ process }: MeasuredServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
