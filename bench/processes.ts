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

/** A server in its own process; its log goes to a file, as a service's would. */
export async function startProcess(
  file: string,
  environment: Record<string, string>,
): Promise<MeasuredServer> {
  const started = performance.now()
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // Also when a benchmark fails.
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  child.once('exit', () => process.off('exit', killed))
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

/** The process's resident memory, where /proc is available. */
export function residentMb({ process }: MeasuredServer): number {
  const status = readFileSync(`/proc/${process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
