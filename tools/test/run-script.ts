import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Counts } from './counts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** An npm script that passes or fails as a whole. */
export function runScript(name: string): Counts {
  return runNpm(name) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs an npm script with visible output; false if it failed. */
export function runNpm(name: string): boolean {
  const windows = process.platform === 'win32'
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  return status === 0
}
