import { spawn } from 'node:child_process'
import { Console } from 'node:console'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { DatabaseLocation } from '#database/open.ts'
import { runAccounts as run } from '#operate/run-accounts.ts'
import type { Shell } from '#operate/shell.ts'

const script = fileURLToPath(new URL('../../operate/accounts.ts', import.meta.url))

type CommandResult = {
  code: number
  stdout: string
  stderr: string
}

/** Makes the process report its peak memory on file descriptor 3 when it exits. */
const tellMemory = `data:text/javascript,
  import { writeSync } from 'node:fs';
  process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS / 1024)))`

type Options<Input = string> = {
  /** Standard input. */
  input?: Input
  environment?: Record<string, string>
}

/** Runs `npm run accounts -- …` in this process. */
export function runAccounts(
  location: DatabaseLocation,
  args: string[],
  options: Options = {},
): Promise<CommandResult> {
  return runInShell(run, location, args, options)
}

export async function runInShell(
  run: (shell: Shell, args: string[]) => Promise<number>,
  location: DatabaseLocation,
  args: string[],
  { input = '', environment = {} }: Options = {},
): Promise<CommandResult> {
  const [stdin, stdout, stderr] = [Readable.from([Buffer.from(input)]), new PassThrough(), new PassThrough()]
  const shell = { env: environmentOf(location, environment), stdin, stdout, stderr }
  const written = Promise.all([text(stdout), text(stderr)])
  const code = await run({ ...shell, console: new Console(stdout, stderr) }, args)
  stdout.end()
  stderr.end()
  const [out, err] = await written
  return { code, stdout: out, stderr: err }
}

/** The same as a process of its own, with its peak memory. */
export async function runAccountsAlone(
  location: DatabaseLocation,
  args: string[],
  { input = '', environment = {} }: Options<string | AsyncIterable<string>> = {},
): Promise<CommandResult & { maxRssMiB: number }> {
  const child = spawn(process.execPath, ['--import', tellMemory, script, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...environmentOf(location, environment),
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

function environmentOf(
  { dataDir, databaseUrl = '' }: DatabaseLocation,
  others: Record<string, string>,
): Record<string, string> {
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...others }
}

/** In this process with `--json`; returns one value for each line of output. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers field by field.
export async function readAccounts(location: DatabaseLocation, args: string[]): Promise<any[]> {
  const { code, stdout, stderr } = await runAccounts(location, [...args, '--json'])
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
