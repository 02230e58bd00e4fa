import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Counts } from './counts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function runScript(name: string): Promise<Counts> {
  return (await runNpm(name)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export async function runNpm(name: string): Promise<boolean> {
  const windows = process.platform === 'win32'
  const script = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit', shell: windows })
  const [code] = await once(script, 'exit')
  return code === 0
}
