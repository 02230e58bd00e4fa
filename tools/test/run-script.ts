import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Counts } from './counts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** One of npm's scripts, which either passes or fails as a whole. */
export function runScript(name: string): Counts {
  return runNpm(name) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs one of npm's scripts where its output is seen; false where it failed. */
export function runNpm(name: string): boolean {
  const windows = process.platform === 'win32'
  const { status } = spawnSync('npm', ['run', '--silent', name], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  return status === 0
}
