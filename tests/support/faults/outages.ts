import assert from 'node:assert/strict'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestServer } from '#tests/support/server.ts'
import { signUp } from '#tests/support/sign-ups.ts'

/** Fails after half a minute. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!(await isSo())) {
    assert.ok(performance.now() < deadline, `not so within half a minute: ${isSo}`)
    await wait(20)
  }
}

export async function expectUnavailable(server: TestServer): Promise<void> {
  const answer = await signUp(server.address)
  assert.equal(answer.status, 503)
  assert.match(answer.headers.get('content-type') ?? '', /^text\/plain/)
  assert.ok(Number(answer.headers.get('retry-after')) > 0)
  assert.equal(await answer.text(), 'Accounts cannot be reached at this moment.')
}

/** Checks that pages don't wait for the database, which would take five seconds each. */
export async function expectPages({ address }: TestServer): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now()
    assert.equal((await fetch(address)).status, 200)
    assert.ok(performance.now() - started < 4500)
  }
}

/** Checks that the log reports an outage once when it begins, however many requests fail, and once when it is over. */
export async function expectOutage(server: TestServer, state: 'begun' | 'over'): Promise<void> {
  const linesLike = (pattern: RegExp) => readFileSync(server.logFile, 'utf8').match(pattern)?.length ?? 0
  const begun = () => linesLike(/The database cannot be used: /g)
  const over = () => linesLike(/The database can be used again after /g)
  await until(() => (state === 'begun' ? begun() : over()) > 0)
  assert.deepEqual([begun(), over()], [1, state === 'over' ? 1 : 0])
}

/** Root may write anywhere; without this capability file permissions apply to it, too. */
export function withoutRootsRights(): string[] {
  return process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : []
}

export function makeReadOnly(folder: string): void {
  for (const name of readdirSync(folder, { withFileTypes: true })) {
    if (name.isFile()) chmodSync(join(folder, name.name), 0o400)
  }
  chmodSync(folder, 0o500)
}
