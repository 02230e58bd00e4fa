import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type Kept, keptFrom, signedInAs, written } from '../kept.ts'
import { keptStateOf } from './kept-state.ts'

const nobodys = keptFrom(undefined, 'device00')
const saved = signedInAs(nobodys, 'lakshmi')
const unsaved = written(saved, [{ key: 'favourite/tirumala', value: {} }], new Date())

const guest = { state: 'guest' } as const
const member = { state: 'member', restored: true } as const
const restoring = { state: 'restoring', unreachable: true } as const

it('says where what is kept is', () => {
  const ready = (kept: Kept) => ({ state: 'ready', kept }) as const
  const refused = (kept: Kept) => ({ state: 'refused', kept }) as const
  const held = (kept: Kept) => ({ state: 'held', kept }) as const
  for (const [stored, session, sync, state] of [
    [{ state: 'loading' }, guest, 'none', 'unknown'],
    [ready(nobodys), guest, 'none', 'onThisPhone'],
    [refused(nobodys), guest, 'none', 'onThisPage'],
    [held(nobodys), guest, 'none', 'held'],
    [held(nobodys), member, 'saving', 'saving'],
    [held(saved), member, 'later', 'saved'],
    [held(unsaved), member, 'later', 'held'],
    [refused(unsaved), member, 'later', 'onThisPage'],
    [refused(unsaved), member, 'tooMuch', 'onThisPage'],
    [refused(unsaved), restoring, 'none', 'onThisPage'],
    [ready(unsaved), member, 'missing', 'onThisPhone'],
    [ready(nobodys), member, 'saving', 'saving'],
    [ready(nobodys), member, 'later', 'notYetSaved'],
    [ready(nobodys), member, 'missing', 'onThisPhone'],
    [ready(saved), restoring, 'none', 'saved'],
    [ready(saved), member, 'saving', 'saved'],
    [ready(unsaved), member, 'saving', 'saving'],
    [ready(unsaved), member, 'later', 'notYetSaved'],
    [ready(unsaved), member, 'tooMuch', 'tooMuch'],
    [ready(unsaved), restoring, 'none', 'notYetSaved'],
    [ready(unsaved), guest, 'none', 'signInNeeded'],
  ] as const)
    assert.equal(keptStateOf(stored, session, sync), state)
})
