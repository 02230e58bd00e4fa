import { spawnSync } from 'node:child_process'
import { installPackages, mayInstallPackages } from './debian-packages.ts'

const versionWords = { nginx: ['-v'], caddy: ['version'] }
export type ProxyName = keyof typeof versionWords

/** Debian installs servers in folders that are only in root's PATH. */
const moreFolders = ':/usr/sbin:/usr/local/sbin'

/** Ensures that a proxy server is available: an installed one or, as root on Debian, the system's package. */
export function findProxy(name: ProxyName): void {
  if (!(process.env.PATH ?? '').endsWith(moreFolders)) process.env.PATH += moreFolders
  if (!runs(name) && mayInstallPackages()) installPackages([name])
  if (!runs(name)) throw new Error(`No ${name} was found or could be installed: install ${name}`)
}

function runs(name: ProxyName): boolean {
  return spawnSync(name, versionWords[name], { timeout: 20_000 }).status === 0
}
