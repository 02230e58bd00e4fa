import assert from 'node:assert/strict'
import { it } from 'node:test'
import { days, favourites, seen, visits } from '#day/entries/days.ts'
import { linkedDay, linkText } from '#day/share/link.ts'
import { storageBefore, writtenBefore } from '#tests/support/written-before/read.ts'
import { type DeviceRecord, recordFrom, shownCopy } from './record.ts'

const { entries } = shownCopy(recordFrom(storageBefore('guest').record, 'another0'))
const point = { latitude: 13.7222, longitude: 79.5498 }

it('the record of an earlier version is read whole, a guest’s and an account’s', () => {
  for (const { record } of [storageBefore('guest'), storageBefore('account')]) {
    const { copies, ...rest } = record as DeviceRecord
    const withDrafts = Object.entries(copies).map(([owner, copy]) => [owner, { ...copy, drafts: {} }])
    assert.deepEqual(recordFrom(record, 'another0'), { ...rest, copies: Object.fromEntries(withDrafts) })
  }
})

it('days of an earlier version are what the reader made of them', () => {
  assert.deepEqual(days(entries), [
    {
      id: 'x85n13yfmz',
      settings: {
        ...{ name: 'అమ్మతో తిరుమల', date: '2026-11-23', start: point, startsNearMe: false, end: 'busStand' },
        ...{ leavesAt: 570, backBy: 1320, pace: 'brisk', lunchMinutes: 60, reserveMinutes: 15 },
        ...{ mostKilometres: 150, ticket: { kind: 'specialEntry', at: 1020 } },
        lunchSaid: { date: '2026-11-23', hasEaten: true, at: 740 },
      },
      stops: [
        { temple: 'iskcon', stop: { rank: 'r', wish: 'must', isLocked: false } },
        { temple: 'kapila-theertham', stop: { rank: 's', wish: 'like', isLocked: false } },
        { temple: 'tirumala', stop: { rank: 't', wish: 'must', isLocked: true } },
        { temple: 'govindaraja', stop: { rank: 'v', wish: 'like', isLocked: false } },
        { temple: 'tiruchanoor', stop: { rank: 'x', wish: 'like', isLocked: false } },
        { temple: 'srinivasa-mangapuram', stop: { rank: null, wish: 'like', isLocked: false } },
      ],
    },
    {
      id: '3tanmbvl5i5d0',
      settings: {
        ...{ name: '', date: '2026-11-25', start: 'railwayStation' },
        ...{
          end: { latitude: 13.6499, longitude: 79.4199 },
          leavesAt: null,
          backBy: 1200,
          pace: 'unhurried',
        },
        ...{ lunchMinutes: 0, reserveMinutes: 90, mostKilometres: 60, ticket: { kind: 'none' } },
      },
      stops: [
        { temple: 'govindaraja', stop: { rank: 'i', wish: 'must', isLocked: true } },
        { temple: 'kapila-theertham', stop: { rank: 'r', wish: 'like', isLocked: false } },
      ],
    },
    {
      id: 'qeeipfv5zc',
      settings: {
        ...{ name: 'Sunday', date: '2026-11-29', start: point, startsNearMe: true, end: 'busStand' },
        ...{ leavesAt: null, backBy: 1200, pace: 'usual', lunchMinutes: 45, reserveMinutes: 30 },
        ...{ mostKilometres: 200, ticket: { kind: 'none' } },
      },
      stops: [
        { temple: 'iskcon', stop: { rank: 'i', wish: 'must', isLocked: false } },
        { temple: 'appalayagunta', stop: { rank: 'v', wish: 'must', isLocked: false } },
      ],
    },
  ])
})

it('visits and favourites of an earlier version are what the reader ticked, wrote and pressed', () => {
  const iskcon = { temple: 'iskcon', date: '2026-11-23', at: 605, note: 'అమ్మతో, 2 hours <in> the queue' }
  const kanipakam = { temple: 'kanipakam', date: '2026-10-04', at: null, note: 'Two lines,\nthe second one' }
  const unticked = { temple: 'kapila-theertham', date: '2026-11-23', at: 740, note: 'By the north gate' }
  assert.deepEqual(seen(entries), [iskcon, kanipakam])
  assert.deepEqual(visits(entries), [{ ...unticked, isSeen: false }, iskcon, kanipakam])
  assert.deepEqual(favourites(entries), ['tirumala', 'iskcon'])
})

it('links of an earlier version are read, and would be written in the same way', () => {
  for (const link of Object.values<string>(JSON.parse(writtenBefore('links.json')))) {
    const day = linkedDay(link)
    assert.equal(typeof day === 'string' ? day : linkText(day), link)
  }
})
