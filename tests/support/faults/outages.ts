import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../journey.ts'
import type { TestServer } from '../server.ts'
import { signUp } from '../sign-ups.ts'

export async function expectUnavailable(server: TestServer): Promise<void> {
  const answer = await signUp(server.address)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.text()).toBe('Accounts cannot be reached at this moment.')
}

/** Checks that pages don't wait for the database, which would take five seconds each. */
export async function expectPages({ address }: TestServer): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now()
    expect((await fetch(address)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(4500)
  }
}

/** Checks that the log reports an outage once when it begins, however many requests fail, and once when it is over. */
export async function expectOutage(server: TestServer, state: 'begun' | 'over'): Promise<void> {
  const lines = () => {
    const log = readFileSync(server.logFile, 'utf8')
    return {
      begun: log.match(/The database cannot be used: /g)?.length ?? 0,
      over: log.match(/The database can be used again after /g)?.length ?? 0,
    }
  }
  await expect.poll(lines).toEqual({ begun: 1, over: state === 'over' ? 1 : 0 })
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
