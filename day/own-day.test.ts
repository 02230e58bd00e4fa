import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TempleId } from '#guide/temple-ids.ts'
import { worksOut } from './advice/works-out.ts'
import { saveDay } from './change.ts'
import { datedDays } from './dated-days.ts'
import { templesOf } from './entries/days.ts'
import type { DaySettings } from './entries/values.ts'
import { crowdingOut, giveOwnDay, ownDay } from './own-day.ts'
import { dayOf, entriesOf, places } from './testing/days.ts'
import { viewOfDay } from './view.ts'

const now = new Date('2026-11-27T09:00:00+05:30')
const order: TempleId[] = ['tirumala', 'tiruchanoor', 'govindaraja']
const tirumala = places.temples.find(({ id }) => id === 'tirumala')
assert.ok(tirumala)

function viewOf(settings: Partial<DaySettings> = {}, temples = order) {
  return viewOfDay(dayOf(temples, settings), {}, places, now)
}

function ownOf(planned: ReturnType<typeof dayOf>[] = [], on = now) {
  const view = viewOfDay(dayOf(order, {}), {}, places, on)
  return ownDay(
    'own',
    tirumala as NonNullable<typeof tirumala>,
    view,
    datedDays(entriesOf([view.day, ...planned].flatMap(saveDay)), places, on),
    places.gateways,
    on,
  )
}

const on = (date: string, temples: readonly TempleId[]) => ({ ...dayOf(temples, { date }), id: date })

describe('a temple that takes a day of its own', () => {
  it('is in the way of the others only without a ticket', () => {
    const idsOf = (view: ReturnType<typeof viewOf>) => crowdingOut(view).map(({ id }) => id)
    assert.deepEqual(idsOf(viewOf()), ['tirumala'])
    assert.deepEqual(idsOf(viewOf({ ticket: { kind: 'specialEntry', at: 720 } })), [])
    assert.deepEqual(idsOf(viewOf({}, ['tirumala'])), [])
    assert.deepEqual(idsOf(viewOf({}, ['tiruchanoor', 'govindaraja'])), [])
  })

  it('gets tomorrow, in hours in which it works out', () => {
    const own = ownOf()
    assert.ok(own)
    assert.equal(own.settings.date, '2026-11-28')
    assert.deepEqual(templesOf(own), ['tirumala'])
    const view = viewOfDay(own, {}, places, now)
    assert.ok(worksOut(view.frame, view.rest.temples))
  })

  it('gets the first date that has no plan yet', () => {
    assert.equal(ownOf([on('2026-11-28', ['kanipakam'])])?.settings.date, '2026-11-29')
    assert.equal(ownOf([on('2026-11-28', [])])?.settings.date, '2026-11-28')
  })

  it('gets none that the shown day, or another without a date, is for in the evening', () => {
    const late = new Date('2026-11-27T22:30:00+05:30')
    assert.equal(ownOf([], late)?.settings.date, '2026-11-29')
    const other = { ...dayOf(['kapila-theertham'], {}), id: 'other' }
    assert.equal(ownOf([other, on('2026-11-29', ['kanipakam'])], late)?.settings.date, '2026-11-30')
  })

  it('gets a date on which it is not shut for hours, and not crowded', () => {
    const dateFrom = (today: string) => ownOf([], new Date(`${today}T09:00+05:30`))?.settings.date
    // Washed on the 15th, crowded from the 20th to New Year.
    assert.equal(dateFrom('2026-12-13'), '2026-12-14')
    assert.equal(dateFrom('2026-12-14'), '2026-12-16')
    assert.equal(dateFrom('2026-12-19'), '2027-01-02')
  })

  it('gets none if a day to come has it already', () => {
    assert.equal(ownOf([on('2026-12-04', ['tirumala'])]), null)
    assert.equal(ownOf([on('2026-11-20', ['tirumala'])])?.settings.date, '2026-11-28')
  })

  it('leaves the shown day, which keeps the others in their order', () => {
    const own = ownOf()
    assert.ok(own)
    const changes = giveOwnDay(viewOf(), own)
    const rankOf = (temple: string) => changes.find(({ key }) => key === `stop/day/${temple}`)?.value
    assert.deepEqual(rankOf('tirumala'), { rank: null, wish: 'like', isLocked: false })
    assert.deepEqual([rankOf('tiruchanoor'), rankOf('govindaraja')], [undefined, undefined])
    assert.ok(changes.some(({ key, value }) => key === 'stop/own/tirumala' && value !== null))
    assert.ok(changes.some(({ key }) => key === 'day/own'))
  })
})
