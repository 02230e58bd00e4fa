import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { DatabaseLocation } from '#database/open.ts'

const script = fileURLToPath(new URL('../../operate/accounts.ts', import.meta.url))

type CommandResult = {
  code: number
  stdout: string
  stderr: string
  /** The process's peak memory. */
  maxRssMiB: number
}

/** Makes the process report its peak memory on file descriptor 3 when it exits. */
const tellMemory = `data:text/javascript,
  import { writeSync } from 'node:fs';
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS / 1024)))`

type Options = {
  /** Standard input, whole or streamed. */
  input?: string | AsyncIterable<string>
  environment?: Record<string, string>
}

/** Runs `npm run accounts -- …` as a process of its own, on a database that is also open elsewhere. */
export async function runAccounts(
  { dataDir, databaseUrl = '' }: DatabaseLocation,
  args: string[],
  { input = '', environment = {} }: Options = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--import', tellMemory, script, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  })
  // A command that ignores its input may exit before everything is written.
  const stdin = child.stdin?.on('error', () => {})
  if (stdin) Readable.from(typeof input === 'string' ? [input] : input).pipe(stdin)
  const [stdout, stderr, memory, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    text(child.stdio[3] as Readable),
    once(child, 'exit'),
  ])
  return { code, stdout, stderr, maxRssMiB: Math.round(Number(memory)) }
}

/** The same with `--json`; returns one value for each line of output. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers field by field.
export async function readAccounts(location: DatabaseLocation, args: string[]): Promise<any[]> {
  const { code, stdout, stderr } = await runAccounts(location, [...args, '--json'])
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
