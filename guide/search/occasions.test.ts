import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { guide } from '#guide/guide.ts'
import { dateAfter } from '#guide/opening-hours/india-time.ts'
import { find } from './find.ts'
import { resultsOf } from './results.ts'
import { searchWords } from './search-words.ts'
import { isFirstOfItsRule } from './searched.ts'
import { indexFor } from './testing/index.ts'

const { calendar } = guide

const index = indexFor('en')

function occasionsFor(query: string, today: string): readonly string[] {
  return resultsOf(find(query, { ...index, today }) ?? []).occasions
}

describe('a search of the calendar', () => {
  it('finds the next occasion of each rule by its name and temple until its last day is over, and then no more', () => {
    const afterAll = dateAfter(
      calendar
        .map(({ days }) => days.value.last)
        .toSorted()
        .at(-1) ?? '',
      1,
    )
    for (const { id, name, temples, days } of calendar.filter(isFirstOfItsRule)) {
      assert.ok(occasionsFor(`${name} ${temples[0]}`, days.value.last).includes(id), id)
      assert.deepEqual(occasionsFor(`${name} ${temples[0]}`, afterAll), [])
    }
    assert.deepEqual(occasionsFor('brahmotsavam', '2026-12-13')[0], 'tiruchanoor-brahmotsavam')
    assert.deepEqual(occasionsFor('brahmotsavam', '2026-12-14')[0], 'srinivasa-mangapuram-brahmotsavam')
  })

  it('answers for a temple with what is at that temple alone', () => {
    assert.deepEqual(occasionsFor('tirumala brahmotsavam', '2026-11-27'), ['tirumala-brahmotsavam'])
    assert.deepEqual(occasionsFor('mangapuram brahmotsavam', '2026-11-27'), [
      'srinivasa-mangapuram-brahmotsavam',
    ])
    // The name of a temple may be part of that of an occasion.
    assert.equal(occasionsFor('panchami theertham', '2026-11-27')[0], 'panchami-teertham')
  })

  it('finds by a month what is in it', () => {
    for (const query of ['february 2027', 'ఫిబ్రవరి'])
      assert.ok(occasionsFor(query, '2026-11-27').includes('ratha-saptami'), query)
  })

  it('finds by a day what is on it, before what goes on for weeks', () => {
    assert.equal(occasionsFor('29 december', '2026-11-27')[0], 'vaikunta-dwara')
    assert.equal(occasionsFor('december', '2026-12-28')[0], 'dhanurmasam')
  })

  it('has words for the occasions of the calendar, and no others', () => {
    const names = new Set(calendar.map(({ name }) => name))
    assert.deepEqual(Object.keys(searchWords.occasions).toSorted(), [...names].toSorted())
  })
})
