import { spawnSync } from 'node:child_process'
import { installPackages, mayInstallPackages } from './debian-packages.ts'

const versionWords = { nginx: ['-v'], caddy: ['version'] }
export type ProxyName = keyof typeof versionWords

/** Debian keeps servers where only root's PATH leads. */
const moreFolders = ':/usr/sbin:/usr/local/sbin'

/** Makes sure of a proxy server: one that is installed, else, for root on a Debian, the system's package. */
export function findProxy(name: ProxyName): void {
  if (!(process.env.PATH ?? '').endsWith(moreFolders)) process.env.PATH += moreFolders
  if (!runs(name) && mayInstallPackages()) installPackages([name])
  if (!runs(name)) throw new Error(`No ${name} was found or could be installed: install ${name}`)
}

function runs(name: ProxyName): boolean {
  return spawnSync(name, versionWords[name], { timeout: 20_000 }).status === 0
}
