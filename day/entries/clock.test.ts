import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { clockPattern, isAhead, isFarAhead, latestClock, nextClock } from './clock.ts'

const anyDate = fc.date({ noInvalidDate: false })
const device = fc.stringMatching(/^[0-9a-z]{8}$/)
/** Any that devices write, with a counter that may be about to overflow. */
const anyClock = fc
  .tuple(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), fc.constantFrom('000', '001', 'zzy', 'zzz'), device)
  .map(([ms, count, name]) => `${ms.toString(36).padStart(9, '0')}-${count}-${name}`)

describe('the clock of a device', () => {
  it('is later than what it has seen, whatever its own time', () => {
    fc.assert(
      fc.property(fc.oneof(anyClock, fc.constant('')), anyDate, device, (latest, now, name) => {
        const next = nextClock(latest, now, name)
        assert.ok(clockPattern.test(next), next)
        assert.ok(next > latest, `${next} after ${latest}`)
      }),
    )
  })

  it('is one that can be sent, and never earlier, even after the last of all', () => {
    const any = fc.stringMatching(/^[01][0-9a-z]{8}-[0-9a-z]{3}-[0-9a-z]{8}$/)
    const last = fc.constantFrom('1zzzzzzzz-zzz-zzzzzzzz', '1zzzzzzzz-zzz-00000000', '1zzzzzzzz-zzy-zzzzzzzz')
    fc.assert(
      fc.property(fc.oneof(any, last), anyDate, device, (latest, now, name) => {
        const next = nextClock(latest, now, name)
        assert.ok(clockPattern.test(next), next)
        assert.ok(next > latest || next.startsWith('1zzzzzzzz-zzz'), `${next} after ${latest}`)
      }),
    )
  })

  it('may be ahead by a day, as in another time zone', () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const inHours = (hours: number) => nextClock('', new Date(now.getTime() + hours * 3_600_000), 'aaaaaaaa')
    for (const hours of [-1_000_000, 0, 24]) assert.equal(isAhead(inHours(hours), now), false)
    for (const hours of [24.01, 48, 1_000_000]) assert.equal(isAhead(inHours(hours), now), true)
    assert.equal(isFarAhead(inHours(24.01), now), false)
    assert.equal(isFarAhead(inHours(24.02), now), true)
    assert.equal(isFarAhead(inHours(1_000_000), new Date(Number.NaN)), false)
  })

  it('goes on forever, even if its time stands still', () => {
    fc.assert(
      fc.property(anyClock, anyDate, device, (latest, now, name) => {
        let clock = latest
        for (let count = 0; count < 100; count += 1) {
          const next = nextClock(clock, now, name)
          assert.ok(clockPattern.test(next) && next > clock)
          clock = next
        }
      }),
    )
  })

  it('follows its own time while nothing later was seen', () => {
    const [before, now] = [new Date('2026-11-22T08:00:00Z'), new Date('2026-11-23T08:00:00Z')]
    const early = nextClock('', before, 'aaaaaaaa')
    assert.equal(nextClock(early, now, 'bbbbbbbb'), nextClock('', now, 'bbbbbbbb'))
  })

  it('starts in 1970 where a phone is before that, or has no time', () => {
    for (const now of [new Date(-1), new Date(0), new Date(Number.NaN)]) {
      assert.equal(nextClock('', now, 'aaaaaaaa'), '000000000-000-aaaaaaaa')
    }
  })

  it('says no time beyond 2100, so that there is always a later one', () => {
    const last = nextClock('', new Date(8.64e15), 'aaaaaaaa')
    assert.equal(last, nextClock('', new Date('2100-01-01T00:00:00Z'), 'aaaaaaaa'))
    assert.ok(clockPattern.test(last))
    for (const beyond of ['zzzzzzzzz-000-aaaaaaaa', '200000000-000-aaaaaaaa', `${last}x`, '', 'x']) {
      assert.equal(clockPattern.test(beyond), false, beyond)
    }
  })

  it('has a latest one', () => {
    fc.assert(
      fc.property(fc.array(anyClock), (clocks) => {
        const latest = latestClock(clocks)
        assert.ok(clocks.length === 0 ? latest === '' : clocks.includes(latest))
        assert.ok(clocks.every((clock) => clock <= latest))
      }),
    )
  })
})
