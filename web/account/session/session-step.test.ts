import assert from 'node:assert/strict'
import { it } from 'node:test'
import {
  type Known,
  knowing,
  nothingKnown,
  type SessionEvent,
  type StoredUser,
  stepTo,
} from './session-step.ts'

const mine = stored('mine', 'token 1', '1')
const renewed = stored('mine', 'token 2', '1')
const theirs = stored('theirs', 'token 3', 3)
const started: Known = { ...knowing(mine, nothingKnown), isStarting: false }

type Case = {
  known?: Known
  stored: string | null
  event: SessionEvent
  forgotten?: string[]
  expected: { stored: string | null; knows: string | null; follows: boolean }
}

const cases: Record<string, Case> = {
  'a page knows what it reads': {
    known: nothingKnown,
    stored: mine,
    event: { kind: 'read' },
    expected: { stored: mine, knows: mine, follows: false },
  },
  'what was logged out of on this page, and stored again by another, is removed as it is read': {
    known: nothingKnown,
    stored: renewed,
    event: { kind: 'read' },
    forgotten: [mine],
    expected: { stored: null, knows: null, follows: false },
  },
  'new tokens replace those of the same login': {
    known: started,
    stored: mine,
    event: written('mine', 'token 2'),
    expected: { stored: renewed, knows: renewed, follows: false },
  },
  'a session that another tab has ended is not stored again': {
    known: started,
    stored: null,
    event: written('mine', 'token 2'),
    expected: { stored: null, knows: mine, follows: true },
  },
  'a session that another tab has begun is not replaced by an answer about the former one': {
    known: started,
    stored: theirs,
    event: written('mine', 'token 2'),
    expected: { stored: theirs, knows: mine, follows: true },
  },
  'a token that was replaced is not stored again': {
    known: knowing(renewed, started),
    stored: renewed,
    event: written('mine', 'token 1'),
    expected: { stored: renewed, knows: renewed, follows: true },
  },
  'a token that came back is stored again': {
    known: knowing(mine, knowing(renewed, started)),
    stored: mine,
    event: written('mine', 'token 1'),
    expected: { stored: mine, knows: mine, follows: false },
  },
  'a session that was logged out of on this page is not stored again over what another tab has stored of it':
    {
      stored: mine,
      event: written('mine', 'token 2'),
      forgotten: [mine],
      expected: { stored: mine, knows: mine, follows: true },
    },
  'a login on this page replaces whatever is stored': {
    known: { ...started, beginning: 'token 3' },
    stored: mine,
    event: written('theirs', 'token 3', 3),
    expected: { stored: theirs, knows: theirs, follows: false },
  },
  'the session that a page knows is removed': {
    known: started,
    stored: mine,
    event: { kind: 'removed' },
    expected: { stored: null, knows: null, follows: false },
  },
  'the session of another tab stays when the one that a page knows is removed': {
    known: started,
    stored: theirs,
    event: { kind: 'removed' },
    expected: { stored: theirs, knows: null, follows: true },
  },
  'a page follows what another tab has stored': {
    known: started,
    stored: theirs,
    event: { kind: 'changed elsewhere' },
    expected: { stored: theirs, knows: mine, follows: true },
  },
  'a page that starts follows later': {
    known: knowing(mine, nothingKnown),
    stored: theirs,
    event: { kind: 'changed elsewhere' },
    expected: { stored: theirs, knows: mine, follows: false },
  },
}

for (const [title, { known = started, stored, event, forgotten = [], expected }] of Object.entries(cases))
  it(title, () => {
    const step = stepTo(event, known, stored, forgotten)
    assert.deepEqual({ stored: step.stored, knows: step.known.session, follows: step.follows }, expected)
  })

it('a login that ended while a page started does not come back', () => {
  const ended = stepTo({ kind: 'changed elsewhere' }, knowing(mine, nothingKnown), null, []).known
  assert.equal(stepTo({ kind: 'read' }, ended, renewed, []).stored, null)
})

function stored(uid: string, refreshToken: string, login: string | number): string {
  return JSON.stringify({ ...userOf(uid, refreshToken), login })
}

function written(uid: string, refreshToken: string, login = 9): SessionEvent {
  return { kind: 'written', user: userOf(uid, refreshToken), login }
}

function userOf(uid: string, refreshToken: string): StoredUser {
  return { uid, stsTokenManager: { refreshToken } }
}
