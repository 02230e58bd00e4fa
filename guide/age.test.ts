import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isOld, isOlderThan } from './age.ts'

describe('a fact is old when more than 12 calendar months have passed', () => {
  const cases: [checkedOn: string, today: string, old: boolean][] = [
    ['2026-11-20', '2026-11-20', false],
    ['2026-11-20', '2027-11-19', false],
    ['2026-11-20', '2027-11-20', false],
    ['2026-11-20', '2027-11-21', true],
    ['2026-12-31', '2027-12-31', false],
    ['2026-12-31', '2028-01-01', true],
    ['2027-02-28', '2028-02-28', false],
    ['2027-02-28', '2028-02-29', true],
    ['2028-02-29', '2029-02-28', false],
    ['2028-02-29', '2029-03-01', true],
    ['2026-11-20', '2026-01-01', false],
  ]
  for (const [checkedOn, today, old] of cases) {
    it(`${checkedOn} on ${today}: ${old}`, () => assert.equal(isOld({ checkedOn }, today), old))
  }
})

describe('months are counted over', () => {
  const cases: [checkedOn: string, months: number, today: string, older: boolean][] = [
    ['2026-11-20', 0, '2026-11-20', false],
    ['2026-11-20', 0, '2026-11-21', true],
    ['2026-11-20', 1, '2026-12-20', false],
    ['2026-11-20', 2, '2027-01-20', false],
    ['2026-11-20', 2, '2027-01-21', true],
    ['2026-08-31', 6, '2027-02-28', false],
    ['2026-08-31', 6, '2027-03-01', true],
    ['2026-11-20', 25, '2028-12-20', false],
    ['2026-11-20', 25, '2028-12-21', true],
  ]
  for (const [checkedOn, months, today, older] of cases) {
    it(`${checkedOn} and ${months} months on ${today}: ${older}`, () =>
      assert.equal(isOlderThan({ checkedOn }, months, today), older))
  }
})
