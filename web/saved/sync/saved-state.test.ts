import assert from 'node:assert/strict'
import { it } from 'node:test'
import { type DeviceRecord, recordFrom, signedInAs, written } from '#web/saved/record.ts'
import { savedStateOf } from './saved-state.ts'

const nobodys = recordFrom(undefined, 'device00')
const saved = signedInAs(nobodys, 'lakshmi')
const unsaved = written(saved, [{ key: 'favourite/tirumala', value: {} }], new Date())

const guest = { state: 'guest' } as const
const member = { state: 'member', restored: true } as const
const restoring = { state: 'restoring', unreachable: true } as const

it('says where what is kept is', () => {
  const ready = (record: DeviceRecord) => ({ state: 'ready', record }) as const
  const refused = (record: DeviceRecord) => ({ state: 'refused', record }) as const
  const held = (record: DeviceRecord) => ({ state: 'held', record }) as const
  for (const [stored, session, sync, state] of [
    [{ state: 'loading' }, guest, 'none', 'unknown'],
    [ready(nobodys), guest, 'none', 'onThisDevice'],
    [refused(nobodys), guest, 'none', 'onThisPage'],
    [held(nobodys), guest, 'none', 'held'],
    [held(nobodys), member, 'saving', 'saving'],
    [held(saved), member, 'later', 'saved'],
    [held(unsaved), member, 'later', 'held'],
    [refused(unsaved), member, 'later', 'onThisPage'],
    [refused(unsaved), member, 'tooMuch', 'onThisPage'],
    [refused(unsaved), restoring, 'none', 'onThisPage'],
    [ready(unsaved), member, 'missing', 'onThisDevice'],
    [ready(nobodys), member, 'saving', 'saving'],
    [ready(nobodys), member, 'later', 'notYetSaved'],
    [ready(nobodys), member, 'missing', 'onThisDevice'],
    [ready(saved), restoring, 'none', 'saved'],
    [ready(saved), member, 'saving', 'saved'],
    [ready(unsaved), member, 'saving', 'saving'],
    [ready(unsaved), member, 'later', 'notYetSaved'],
    [ready(unsaved), member, 'tooMuch', 'tooMuch'],
    [ready(unsaved), restoring, 'none', 'notYetSaved'],
    [ready(unsaved), guest, 'none', 'signInNeeded'],
  ] as const)
    assert.equal(savedStateOf(stored, session, sync), state)
})
