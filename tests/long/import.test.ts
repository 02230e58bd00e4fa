import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { after, before, describe, it } from 'node:test'
import { emptySqlite } from '#database/testing.ts'
import { runAccountsAlone } from '#identity/testing/accounts-command.ts'
import { lakshmi, post, signIn } from '#identity/testing/calls.ts'
import { sampleAccount, sampleHashOptions, samplePassword } from '#identity/testing/hosted-export.ts'
import { accountCount, startIdentity, type TestIdentity } from '#identity/testing/service.ts'

const many = 20_000

/** Has no room for all accounts at once, and some for what waits to be collected: 24 MiB failed once in thirty exports. */
const environment = { NODE_OPTIONS: '--max-old-space-size=28' }
/** For the whole process, including garbage collection and the database. */
const maxRssMiB = 250

describe(`${many} accounts`, () => {
  let service: TestIdentity
  let folder: string
  before(async () => {
    service = await startIdentity()
    folder = mkdtempSync(join(tmpdir(), 'travel-visit-many-'))
  })
  after(async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  })

  it('are imported within minutes and little memory while people sign in, and can be imported again', async (test) => {
    const { routes, location } = service
    await post(routes, 'accounts:signUp', lakshmi)
    const file = await hostedExport('accounts.json')

    const startedAt = performance.now()
    const importing = importFile(file)
    const waits = await signInUntil(importing)
    const { summary, stderr, ...taken } = await importing
    const seconds = (performance.now() - startedAt) / 1000
    test.diagnostic(`import: ${seconds.toFixed(1)} s, ${taken.maxRssMiB} MiB`)
    test.diagnostic(`${waits.length} sign-ins meanwhile, ${waitsText(waits)}`)
    assert.deepEqual([summary.read, summary.new], [many, many])
    assert.equal(stderr.trimEnd().split('\n').length, many / 10_000)
    // Takes seconds on two idle cores; busy machines get much longer.
    assert.ok(seconds < 240, `took ${seconds} s`)
    assert.ok(taken.maxRssMiB < maxRssMiB, `took ${taken.maxRssMiB} MiB`)
    assert.ok(Math.max(...waits) < 5000, `somebody waited: ${waitsText(waits)}`)

    const email = `visitor-${many - 1}@example.com`
    const late = await post(routes, 'accounts:signInWithPassword', { email, password: samplePassword })
    assert.equal(late.status, 200)
    const again = await importFile(file)
    assert.equal(again.summary.existing, many)
    assert.equal(await accountCount(service), many + 1)

    async function importFile(path: string) {
      const args = ['import', path, '--json', ...sampleHashOptions]
      const { code, stdout, ...rest } = await runAccountsAlone(location, args, { environment })
      assert.equal(code, 0, rest.stderr)
      return { summary: JSON.parse(stdout), ...rest }
    }
  })

  it('are exported in little memory, and into another database without loss', async (test) => {
    const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')]
    const exported = await runAccountsAlone(service.location, ['export', first], { environment })
    test.diagnostic(`export: ${exported.maxRssMiB} MiB`)
    assert.equal(exported.code, 0, exported.stderr)
    assert.ok(exported.maxRssMiB < maxRssMiB, `took ${exported.maxRssMiB} MiB`)

    const other = await emptySqlite()
    try {
      assert.equal((await runAccountsAlone(other.location, ['import', first])).code, 0)
      assert.equal((await runAccountsAlone(other.location, ['export', second])).code, 0)
    } finally {
      await other.database.destroy()
      await other.remove()
    }
    assert.equal(await digestOf(second), await digestOf(first))
  })

  /** Signs in repeatedly, and returns how many milliseconds each took. */
  async function signInUntil(end: Promise<unknown>): Promise<number[]> {
    const waits: number[] = []
    let isOver = false
    void end.finally(() => {
      isOver = true
    })
    while (!isOver) {
      const startedAt = performance.now()
      assert.equal((await signIn(service.routes, lakshmi.password)).status, 200)
      waits.push(performance.now() - startedAt)
    }
    return waits
  }

  /** Accounts of a hosted project that share one password. */
  async function hostedExport(name: string): Promise<string> {
    const file = join(folder, name)
    await pipeline(function* () {
      yield '{"users": ['
      for (let index = 0; index < many; index += 1) {
        const account = {
          ...sampleAccount,
          localId: `visitor-${index}`,
          email: `visitor-${index}@example.com`,
        }
        yield `${index === 0 ? '' : ','}${JSON.stringify(account, null, 2)}`
      }
      yield ']}'
    }, createWriteStream(file))
    return file
  }
})

function waitsText(waits: number[]): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  return `half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, the slowest in ${at(1)} ms`
}

async function digestOf(file: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}
