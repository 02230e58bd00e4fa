import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A slow line may take minutes to download; a dead one must not block the tests for longer. */
export const downloadMs = 5 * 60_000

/** Whether the tests may install packages: as root on Debian, as in a container. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Failures are printed, not thrown: the caller checks whether what it needs is there. */
export function installPackages(names: readonly string[]): void {
  console.log(`Installing the system's packages ${names.join(', ')}`)
  run(['update', '-qq'])
  run(['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** Keeps Debian's scripts from starting the servers that they install, with or without systemd. */
const startNothing = { SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' }

function run(args: string[]): void {
  spawnSync('apt-get', args, {
    env: { ...process.env, ...startNothing, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: downloadMs,
  })
}
