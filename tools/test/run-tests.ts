import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import type { Counts } from './counts.ts'

/** All of Node's tests are run with it. */
export const withSeed = ['--import', new URL('seed.ts', import.meta.url).href]

const compileCache = fileURLToPath(new URL('../../build/compile-cache', import.meta.url))

export type Print = (output: string | Uint8Array) => void

export async function runTests(
  globPatterns: string[],
  concurrency: number | false,
  env: Record<string, string> = {},
  print: Print = (output) => process.stdout.write(output),
): Promise<Counts> {
  const tests = run({
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    globPatterns,
    concurrency,
    execArgv: withSeed,
    // Tests that start programs start the same few again and again.
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
  })
  let counts: Counts = { passed: 0, failed: 1 }
  tests.on('test:summary', ({ file, counts: { tests: ran, passed } }) => {
    // If nothing ran, a name is wrong.
    if (file === undefined) counts = { passed, failed: ran === 0 ? 1 : ran - passed }
  })
  for await (const output of tests.compose(spec)) print(output)
  return counts
}
