import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { openingNotice } from '#guide/opening-hours/opening-notice.ts'
import { openingStatus } from '#guide/opening-hours/status.ts'
import { noticeLook, noticeText } from './brief-opening-text.ts'

const { temples } = guide

/** Times in India. */
const cases = [
  ['tiruchanoor', '2026-11-23T04:59', 'May be closed until 7:30 am', 'unsure'],
  ['tiruchanoor', '2026-11-23T10:00', 'Open until 8 pm or later', 'open'],
  ['tiruchanoor', '2026-11-23T19:20', 'Open · at least 40 min left', 'open'],
  ['tiruchanoor', '2026-11-23T22:00', 'May be open until 10:30 pm', 'unsure'],
  ['tiruchanoor', '2026-11-23T23:00', 'Closed · opens 7:30 am tomorrow', 'closed'],
  ['tiruchanoor', '2026-11-27T03:00', 'Closed · opens 7:30 am', 'closed'],
  ['tiruchanoor', '2026-11-27T03:30', 'May be closed until 7:30 am', 'unsure'],
  ['tirumala', '2026-11-23T02:00', 'Closed · opens 3 am', 'closed'],
  ['iskcon', '2026-11-23T10:00', 'Open until 1 pm', 'open doubted'],
  ['iskcon', '2026-11-23T04:00', 'Closed · opens 7:30 am', 'closed doubted'],
  ['iskcon', '2026-11-23T15:45', 'May be closed until 4:15 pm', 'unsure'],
  ['srinivasa-mangapuram', '2026-11-23T05:30', 'May be closed until 6 am', 'unsure'],
  ['srinivasa-mangapuram', '2026-11-23T19:20', 'Open · at least 40 min left', 'open doubted'],
  ['srinivasa-mangapuram', '2026-11-23T20:15', 'May be open until 8:30 pm', 'unsure'],
] as const

describe('what a card says of opening hours', () => {
  for (const [id, time, text, look] of cases)
    it(`is "${text}", ${look}, for ${id} at ${time}`, () => {
      const hours = temples.find((temple) => temple.id === id)?.openingHours
      assert.ok(hours)
      const isSure = hours.value === null || hours.confidence !== 'low'
      const notice = openingNotice(openingStatus(hours.value, new Date(`${time}+05:30`)), isSure)
      assert.equal(noticeText(notice).replaceAll('\u00a0', ' '), text)
      assert.equal(noticeLook(notice, isSure), look)
    })
})
