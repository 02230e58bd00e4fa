import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Advice } from '#day/advice/advice.ts'
import type { DayTemple } from '#day/plan/day-temple.ts'
import { adviceText } from './notice-text.ts'

const temples = [
  { id: 'tiruchanoor', name: 'Tiruchanoor Sri Padmavathi Devi Temple' },
  { id: 'appalayagunta', name: 'Prasanna Venkateswara Temple, Appalayagunta' },
] as unknown as DayTemple[]
const advice: Advice = {
  leaveOut: ['tiruchanoor'],
  order: [],
  backAt: 1150,
  backBy: null,
  leavesAt: null,
  conflict: [],
}

describe('what to leave out', () => {
  it('says that the rest fits only if it does within the day', () => {
    assert.equal(said({}), 'Without Tiruchanoor the rest fits: back at about 7:10 pm.')
    const late = 'Without Tiruchanoor you’re back at about 8:10 pm, later than 8 pm.'
    assert.equal(said({ backAt: 1210 }), late)
    assert.equal(said({ backAt: 1210, backBy: 1230 }), late)
  })

  it('lists short names, because full ones contain commas', () => {
    const late = 'Without Tiruchanoor and Appalayagunta the rest fits: back at about 7:10 pm.'
    assert.equal(said({ leaveOut: ['tiruchanoor', 'appalayagunta'] }), late)
  })
})

describe('a ticket that would be missed', () => {
  it('says when to leave, and what else would have to change', () => {
    const early = 'Leave at 7:20 am to be in time for your ticket.'
    assert.equal(said({ leavesAt: 440, leaveOut: [] }), early)
    assert.equal(
      said({ leavesAt: 440 }),
      `${early} Without Tiruchanoor the rest fits: back at about 7:10 pm.`,
    )
  })
})

function said(changed: Partial<Advice>): string {
  return adviceText({ ...advice, ...changed }, { backBy: 1200 }, temples).replaceAll('\u00a0', ' ')
}
