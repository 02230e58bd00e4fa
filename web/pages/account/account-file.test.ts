import assert from 'node:assert/strict'
import { it } from 'node:test'
import { newDay } from '#day/entries/new-day.ts'
import { accountFile } from './account-file.ts'

it('the file about an account says what is known and kept, and that the password is not', () => {
  const text = accountFile(
    {
      id: 'abc',
      email: 'lakshmi@example.com',
      emailVerified: true,
      name: null,
      pictureAddress: null,
      phone: null,
      createdAt: '2026-01-02T03:04:05.000Z',
      lastSignInAt: '2026-02-03T04:05:06.000Z',
      signInMethods: ['password'],
    },
    { role: 'guide' },
    {
      'visit/tirumala/2026-01-05': {
        value: { at: 600, note: 'before dawn' },
        clock: '0mb000000-000-device00',
      },
      'visit/iskcon/2026-01-05': { value: null, clock: '0mb000000-001-device00' },
      'favourite/kanipakam': { value: {}, clock: '0mb000000-002-device00' },
      'day/first': { value: { name: 'With Amma', date: '2026-01-05' }, clock: '0mb000000-003-device00' },
      'stop/first/iskcon': {
        value: { rank: 'a0', wish: 'must', isLocked: false },
        clock: '0mb000000-004-device00',
      },
    },
    new Date('2026-03-04T05:06:07Z'),
  )
  const { madeAt, account, days, visits, favourites, notInThisFile } = JSON.parse(text)
  assert.equal(madeAt, '2026-03-04T05:06:07.000Z')
  assert.deepEqual(account, {
    id: 'abc',
    email: 'lakshmi@example.com',
    emailConfirmed: true,
    name: null,
    pictureAddress: null,
    phone: null,
    waysToSignIn: ['password'],
    createdAt: '2026-01-02T03:04:05.000Z',
    lastSignInAt: '2026-02-03T04:05:06.000Z',
    customClaims: { role: 'guide' },
  })
  assert.deepEqual(days, [
    {
      id: 'first',
      settings: { ...newDay, name: 'With Amma', date: '2026-01-05' },
      stops: [{ temple: 'iskcon', stop: { rank: 'a0', wish: 'must', isLocked: false } }],
    },
  ])
  assert.deepEqual(visits, [{ temple: 'tirumala', date: '2026-01-05', at: 600, note: 'before dawn' }])
  assert.deepEqual(favourites, ['kanipakam'])
  assert.match(notInThisFile.earlier, /first email address/)
  assert.match(notInThisFile.password, /Nobody can read it/)
  assert.match(text, /^{\n {2}"about"/)
})
