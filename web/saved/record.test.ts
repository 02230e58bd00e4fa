import assert from 'node:assert/strict'
import { it } from 'node:test'
import { clockPattern } from '#day/entries/clock.ts'
import {
  type DeviceRecord,
  drafted,
  nobody,
  recordFrom,
  sessionEnded,
  shownCopy,
  signedInAs,
  signedOut,
  takesFrom,
  written,
} from './record.ts'
import { broughtUpToDate } from './sync/bring-up-to-date.ts'

const device = 'device00'
const now = new Date('2026-11-23T10:00:00Z')

it('what is written later counts, whatever the time', () => {
  const first = written(recordFrom(undefined, device), [{ key: 'favourite/tirumala', value: {} }], now)
  const second = written(first, [{ key: 'favourite/tirumala', value: null }], new Date(0))
  const [one, other] = [first, second].map((record) => shownCopy(record).entries['favourite/tirumala'])
  assert.ok(String(one?.clock) < String(other?.clock))
  assert.equal(other?.value, null)
  assert.deepEqual(shownCopy(second).unsaved, ['favourite/tirumala'])
})

it('of a damaged record all that is whole is kept', () => {
  const whole = written(recordFrom(undefined, device), [{ key: 'favourite/tirumala', value: {} }], now)
  const { entries } = shownCopy(whole)
  assert.deepEqual(recordFrom(structuredClone(whole), 'another0'), whole)
  for (const stored of [undefined, null, 'text', 7, [], { copies: [] }, { copies: { '': null } }]) {
    const record = recordFrom(stored, device)
    assert.equal(record.device, device)
    assert.deepEqual(shownCopy(record).entries, {})
  }
  const damaged = {
    device: 'x',
    owner: '',
    copies: {
      '': {
        entries: { ...entries, a: null, b: { value: {}, clock: 'x' }, c: 1 },
        etag: '"1"',
        unsaved: [1],
        drafts: { a: { date: '', note: '' }, b: { date: '' }, c: null },
      },
    },
  }
  const record = recordFrom(damaged, device)
  const { b, ...others } = shownCopy(record).entries
  assert.deepEqual(others, entries)
  assert.equal(shownCopy(record).etag, null)
  assert.deepEqual(Object.keys(shownCopy(record).drafts), ['a'])
  assert.deepEqual(b?.value, {})
})

it('an entry whose clock is damaged is kept, and sent as the latest', () => {
  const { entries } = shownCopy(written(empty, [{ key: 'favourite/tirumala', value: {} }], now))
  for (const clock of ['200000000-000-device00', 'x', 7, undefined, ['0mh7x2k4a-000-device00']]) {
    const copy = {
      entries: { 'favourite/iskcon': { value: null, clock }, ...entries },
      etag: '"1"',
      unsaved: [],
    }
    const record = recordFrom({ device, owner: 'lakshmi', copies: { lakshmi: copy } }, device)
    const { 'favourite/iskcon': mended, ...others } = shownCopy(record).entries
    assert.deepEqual(others, entries)
    assert.equal(mended?.value, null)
    assert.ok(clockPattern.test(mended.clock) && mended.clock > (entries['favourite/tirumala']?.clock ?? 'z'))
    assert.deepEqual(shownCopy(record).unsaved, ['favourite/iskcon'])
    assert.equal(shownCopy(record).etag, null)
  }
})

const empty = recordFrom(undefined, device)

function withFavourite(record: DeviceRecord, temple: string, value: object | null = {}): DeviceRecord {
  return written(
    record,
    [{ key: `favourite/${temple}`, value: value as Record<string, unknown> | null }],
    now,
  )
}

/** As if the server had taken all that is here. */
function saved(record: DeviceRecord, account: string): DeviceRecord {
  return broughtUpToDate(record, account, { entries: shownCopy(record).entries, etag: '"1"' })
}

function keysShown(record: DeviceRecord): string[] {
  return Object.keys(shownCopy(record).entries)
}

it('what was kept before signing in becomes the account’s, but no removal does', () => {
  const before = withFavourite(withFavourite(withFavourite(empty, 'tirumala'), 'iskcon'), 'iskcon', null)
  const record = signedInAs(before, 'lakshmi')
  assert.deepEqual(keysShown(record), ['favourite/tirumala'])
  assert.deepEqual(shownCopy(record).unsaved, ['favourite/tirumala'])
  assert.deepEqual(Object.keys(record.copies), ['lakshmi'])
  assert.equal(signedInAs(record, 'lakshmi'), record)
})

it('another account sees nothing, and what the former one has not got waits for it', () => {
  const unsaved = withFavourite(signedInAs(empty, 'lakshmi'), 'tirumala')
  const other = withFavourite(signedInAs(unsaved, 'ravi'), 'iskcon')
  assert.deepEqual(keysShown(other), ['favourite/iskcon'])
  const again = signedInAs(signedOut(other), 'lakshmi')
  assert.deepEqual(keysShown(again), ['favourite/tirumala'])
  assert.deepEqual(shownCopy(again).unsaved, ['favourite/tirumala'])
  assert.deepEqual(Object.keys(again.copies), ['lakshmi'])
  assert.deepEqual(Object.keys(signedInAs(saved(unsaved, 'lakshmi'), 'ravi').copies), ['ravi'])
})

it('signing out leaves nothing, and a session that ended what was not saved', () => {
  const unsaved = withFavourite(signedInAs(empty, 'lakshmi'), 'tirumala')
  assert.deepEqual(signedOut(unsaved), empty)
  const savedToo = withFavourite(saved(unsaved, 'lakshmi'), 'iskcon')
  const ended = sessionEnded(savedToo)
  assert.equal(ended.owner, nobody)
  assert.deepEqual(keysShown(ended), [])
  assert.deepEqual(Object.keys(ended.copies.lakshmi?.entries ?? {}), ['favourite/iskcon'])
  // The account has more than waits here, so it is read first.
  assert.equal(ended.copies.lakshmi?.etag, null)
  assert.deepEqual(keysShown(signedInAs(ended, 'lakshmi')), ['favourite/iskcon'])
  assert.deepEqual(signedInAs(savedToo, 'ravi').copies.lakshmi, ended.copies.lakshmi)
  assert.deepEqual(sessionEnded(saved(unsaved, 'lakshmi')), empty)
  assert.equal(sessionEnded(empty), empty)
  // Once the account is gone, so is what waits for it.
  assert.deepEqual(signedOut(ended, 'lakshmi'), empty)
  assert.deepEqual(signedOut(signedInAs(ended, 'ravi'), 'lakshmi'), signedInAs(empty, 'ravi'))
  assert.equal(signedOut(empty), empty)
})

it('a draft is no entry, and goes where its writer goes', () => {
  const draft = { date: '2026-11-23', note: 'Half a' }
  const key = 'visit/iskcon/new'
  const guest = drafted(empty, key, draft)
  assert.deepEqual(shownCopy(guest), { entries: {}, etag: null, unsaved: [], drafts: { [key]: draft } })
  assert.deepEqual(recordFrom(structuredClone(guest), device), guest)
  const lakshmi = saved(signedInAs(guest, 'lakshmi'), 'lakshmi')
  assert.deepEqual(shownCopy(lakshmi), { entries: {}, etag: '"1"', unsaved: [], drafts: { [key]: draft } })
  const ravi = signedInAs(lakshmi, 'ravi')
  assert.deepEqual(shownCopy(ravi).drafts, {})
  assert.deepEqual(shownCopy(sessionEnded(lakshmi)).drafts, {})
  assert.deepEqual(shownCopy(signedInAs(signedOut(ravi), 'lakshmi')).drafts, { [key]: draft })
  assert.deepEqual(signedOut(lakshmi), empty)
  assert.deepEqual(shownCopy(drafted(lakshmi, key, null)).drafts, {})
})

it('what was written while the server answered is still unsaved', () => {
  const sent = withFavourite(signedInAs(empty, 'lakshmi'), 'tirumala')
  const answer = { entries: shownCopy(sent).entries, etag: '"2"' }
  const later = withFavourite(withFavourite(sent, 'tirumala', null), 'iskcon')
  const record = broughtUpToDate(later, 'lakshmi', answer)
  assert.deepEqual(shownCopy(record).unsaved, ['favourite/tirumala', 'favourite/iskcon'])
  assert.equal(shownCopy(record).entries['favourite/tirumala']?.value, null)
  assert.equal(broughtUpToDate(signedOut(later), 'lakshmi', answer).copies.lakshmi, undefined)
})

it('what the account has lost since is sent again, but of removals it may forget', () => {
  const here = withFavourite(withFavourite(withFavourite(empty, 'tirumala'), 'iskcon'), 'iskcon', null)
  const record = saved(signedInAs(withFavourite(here, 'govindaraja'), 'lakshmi'), 'lakshmi')
  const removed = saved(withFavourite(record, 'govindaraja', null), 'lakshmi')
  const { 'favourite/tirumala': _, 'favourite/govindaraja': _gone, ...left } = shownCopy(removed).entries
  const restored = broughtUpToDate(removed, 'lakshmi', { entries: left, etag: '"0"' })
  assert.deepEqual(keysShown(restored), ['favourite/tirumala'])
  assert.deepEqual(shownCopy(restored).unsaved, ['favourite/tirumala'])
  const unsaved = broughtUpToDate(withFavourite(record, 'govindaraja', null), 'lakshmi', {
    entries: left,
    etag: '"0"',
  })
  assert.deepEqual(shownCopy(unsaved).unsaved, ['favourite/tirumala', 'favourite/govindaraja'])
})

it('a change made for one account is never made for another, and a guest’s follows the guest into an account', () => {
  const guest = recordFrom(undefined, device)
  const lakshmi = signedInAs(guest, 'lakshmi')
  const ravi = signedInAs(signedOut(lakshmi), 'ravi')
  assert.ok(takesFrom(guest, nobody))
  assert.ok(takesFrom(lakshmi, nobody))
  assert.ok(takesFrom(lakshmi, 'lakshmi'))
  assert.ok(!takesFrom(ravi, 'lakshmi'))
  assert.ok(!takesFrom(signedOut(lakshmi), 'lakshmi'))
})
