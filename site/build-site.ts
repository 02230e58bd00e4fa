import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sayStep } from './say-step.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Newer than the site, any of these outdates it. */
export const ingredients = [
  'content',
  'guide',
  'today',
  'day',
  'text',
  'messages',
  'web',
  'site',
  'server/site/built-site.ts',
  'package-lock.json',
  'vite.config.ts',
]

/** Written once every page is there and compressed. */
const completeMark = '.complete'

export function markSiteBuilt(folder: string): void {
  writeFileSync(join(folder, completeMark), '')
}

export function isSiteBuilt(): boolean {
  const built = statSync(join(root, 'build/client', completeMark), { throwIfNoEntry: false })?.mtimeMs
  return built !== undefined && ingredients.every((name) => newestChange(join(root, name)) <= built)
}

/** Its steps go to standard error: on standard output a start prints only one line, with the address to open. */
export async function buildSite(): Promise<void> {
  sayStep('Building the site, which is missing or out of date. This can take a few minutes')
  const build = spawn('npm', ['run', 'build', '--silent'], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [log, [code]] = await Promise.all([text(build.stdout), once(build, 'exit')])
  if (code === 0) return
  process.stderr.write(log)
  throw new Error('The site could not be built')
}

function newestChange(path: string): number {
  if (path.endsWith('.test.ts')) return 0
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)))
  return Math.max(status.mtimeMs, ...inside)
}
