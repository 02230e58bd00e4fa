import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import type { Counts } from './counts.ts'

const rooms = ['guide', 'database', 'identity', 'server', 'web']

/** Runs the tests that stand beside their files, in a process for each file. */
export async function runUnitTests(): Promise<Counts> {
  const tests = run({
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    globPatterns: rooms.map((room) => `${room}/**/*.test.ts`),
    concurrency: true,
  })
  let counts: Counts = { passed: 0, failed: 1 }
  tests.on('test:summary', ({ file, counts: { tests: ran, passed } }) => {
    if (file === undefined) counts = { passed, failed: ran - passed }
  })
  for await (const line of tests.compose(spec)) process.stdout.write(line)
  return counts
}

if (import.meta.main) {
  const { failed } = await runUnitTests()
  process.exitCode = failed === 0 ? 0 : 1
}
