import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Leg, Stop } from '#day/plan/plan.ts'
import {
  aboutTimeText,
  closingText,
  legText,
  lunchText,
  roundTimeText,
  shortText,
  stayText,
  waitForLunchText,
  waitText,
} from './stop-texts.ts'

const minutes = { least: 25, usual: 60, most: 120 }
const road: Leg = { metres: 9000, minutes: 20, isKnownDistance: true, climb: null, gateOpensAt: null }
const stop: Stop = {
  temple: 'appalayagunta',
  leg: road,
  arrivesAt: 769,
  readyAt: 814,
  beginsAt: 814,
  leavesAt: 886,
  isCrowded: false,
  visit: minutes,
  closesAt: null,
  shortBy: 0,
  problem: null,
}

describe('a leg', () => {
  it('has a time by road, unless it is walked', () => {
    assert.equal(legText({ ...road, metres: 4200, minutes: 14 }), '4.2 km, about 15 min')
    assert.equal(legText({ ...road, metres: 300, minutes: 1, isKnownDistance: false }), 'about 300 m')
  })

  it('tells of the climb, and of a gate that is still closed', () => {
    const climb = { foot: 'srivariMettu' as const, leastMinutes: 120, mostMinutes: 180 }
    const walked = plain(legText({ ...road, minutes: 200, climb }))
    assert.equal(walked, '9 km, about 20 min · then on foot from Srivari Mettu: 2 to 3 hours')
    const early = plain(legText({ ...road, minutes: 200, climb, gateOpensAt: 360 }))
    assert.match(early, / · The footpath opens at 6 am · then on foot/)
    assert.match(plain(legText({ ...road, gateOpensAt: 180 })), / · The hill road opens at 3 am$/)
  })
})

describe('a visit that the door cuts short', () => {
  it('says how long it lasts', () => {
    const short = { ...stop, closesAt: 845, shortBy: 29 }
    assert.equal(plain(shortText(short) ?? ''), 'Only 30 min before it closes')
    assert.equal(shortText({ ...short, shortBy: 2 }), null)
  })
})

describe('a wait', () => {
  it('is not lunch, and starts after it', () => {
    assert.equal(waitText(stop), null)
    assert.equal(plain(waitText({ ...stop, beginsAt: 840 }) ?? ''), 'Wait 25 min, until 2 pm')
    const unfed = { ...stop, readyAt: 769, beginsAt: 810 }
    assert.equal(plain(waitText(unfed) ?? ''), 'Wait 40 min, until 1:30 pm')
  })

  it('for lunch is told apart from lunch and from the visit', () => {
    const early = { ...stop, arrivesAt: 640, readyAt: 735, beginsAt: 735, leavesAt: 807 }
    const lunch = { from: 690, until: 735 }
    assert.equal(plain(waitForLunchText(early, lunch) ?? ''), 'Wait 50 min, until 11:30 am')
    assert.equal(waitForLunchText(stop, { from: 769, until: 814 }), null)
    assert.equal(plain(stayText(early)), 'about 12:15 pm to 1:25 pm')
  })
})

describe('the stop where the reader is', () => {
  it('tells what is left of the wait, and nothing once it is over', () => {
    assert.equal(plain(waitText({ ...stop, beginsAt: 840 }, 815) ?? ''), 'Wait 25 min, until 2 pm')
    assert.equal(waitText({ ...stop, beginsAt: 840 }, 1130), null)
  })

  it('closes, or has closed', () => {
    assert.equal(plain(closingText({ ...stop, closesAt: 960 }, 950) ?? ''), 'Closes 4 pm')
    assert.equal(plain(closingText({ ...stop, closesAt: 960 }, 1000) ?? ''), 'Closed since 4 pm')
    assert.equal(closingText(stop, 1000), null)
  })
})

describe('a time of the day', () => {
  it('says so when it is of a day after', () => {
    assert.equal(plain(roundTimeText(1390)), '11:10 pm')
    assert.equal(plain(roundTimeText(1440)), 'midnight')
    assert.equal(plain(roundTimeText(1440 + 1390)), '11:10 pm the next day')
    assert.equal(plain(aboutTimeText(2880 + 61)), 'about 1 am two days later')
  })

  it('names the day of a stay once', () => {
    const stay = (readyAt: number, leavesAt: number) => plain(stayText({ readyAt, leavesAt }))
    assert.equal(stay(866, 961), 'about 2:25 pm to 4 pm')
    assert.equal(stay(1380, 1440), 'about 11 pm to midnight')
    assert.equal(stay(1380, 1480), 'about 11 pm to 12:40 am the next day')
    assert.equal(stay(1865, 1935), 'about 7:05 am to 8:15 am the next day')
    assert.equal(
      plain(lunchText({ from: 2130, until: 2175 })),
      'Lunch: about 11:30 am to 12:15 pm the next day',
    )
  })
})

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
