import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A slow line may download for minutes; a closed one must not hold the tests up for longer. */
const downloadMs = 5 * 60_000

/** Whether the tests may add to the system: they are root on a Debian, as in a container. */
export function mayInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** Whoever needs them looks whether they are there: one that could not be installed has said why. */
export function installPackages(names: readonly string[]): void {
  console.log(`Installing the system's packages ${names.join(', ')}`)
  run(['update', '-qq'])
  run(['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** What makes Debian's scripts start no server that they install, with systemd or without. */
const startNothing = { SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' }

function run(args: string[]): void {
  spawnSync('apt-get', args, {
    env: { ...process.env, ...startNothing, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: downloadMs,
  })
}
