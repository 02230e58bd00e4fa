import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mayImport } from '../check/rooms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const ingredients = [
  'web',
  ...mayImport.web,
  'messages',
  'tools/build',
  'tools/messages',
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

/** Silent if all is well: a start prints only one line, with the address to open. */
export async function buildSite(): Promise<void> {
  const build = spawn('npm', ['run', 'build', '--silent'], { cwd: root, shell: process.platform === 'win32' })
  const output: Buffer[] = []
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(build, 'exit')
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new Error('The site could not be built')
}

function newestChange(path: string): number {
  if (path.endsWith('.test.ts')) return 0
  const status = statSync(path)
  if (!status.isDirectory()) return status.mtimeMs
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)))
  return Math.max(status.mtimeMs, ...inside)
}
