import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { emailAddress } from './email.ts'
import { newPassword } from './new-password.ts'
import { parseForm } from './parse.ts'

describe('a registration', () => {
  it('may be sent when all three are there and the passwords equal', () => {
    assert.deepEqual(parsed(' lakshmi@example.com ', 'hill and lamp', 'hill and lamp'), {
      entered: {
        email: 'lakshmi@example.com',
        password: 'hill and lamp',
        confirm_password: 'hill and lamp',
      },
    })
  })

  it('needs all three', () => {
    assert.deepEqual(namesOfProblems('', '', ''), ['email', 'password', 'confirm_password'])
    assert.deepEqual(namesOfProblems('  ', 'p', 'p'), ['email'])
  })

  it('needs the same password twice, to the letter', () => {
    for (const second of ['Hill and lamp', 'hill and lamp ', 'hill']) {
      assert.deepEqual(parsed('a@b.in', 'hill and lamp', second), {
        problems: { confirm_password: 'The two passwords don’t match' },
      })
    }
  })

  it('takes the same letters from two keyboards for the same password, and counts them alike', () => {
    for (const [one, other] of [
      ['కై', 'క\u{C46}\u{C56}'],
      ['é', 'e\u{301}'],
      ['a b', 'a\u{A0}b'],
    ] as const) {
      assert.ok('entered' in parsed('a@b.in', `hill ${one}`, `hill ${other}`))
    }
    assert.ok('problems' in parsed('a@b.in', 'e\u{301}e\u{301}e\u{301}', 'ééé', '4'))
  })

  it('hears at once of a password that is too short, where that is known, and of one that differs', () => {
    assert.deepEqual(parsed('a@b.in', 'abc', 'abd', '8'), {
      problems: {
        password: 'Choose a password of 8 characters or more',
        confirm_password: 'The two passwords don’t match',
      },
    })
    assert.deepEqual(namesOfProblems('a@b.in', 'abc', 'abd'), ['confirm_password'])
    // Each counts as one character, as the identity service counts.
    assert.ok('entered' in parsed('a@b.in', '🪔🪔🪔🪔', '🪔🪔🪔🪔', '4'))
    assert.ok('problems' in parsed('a@b.in', '🪔🪔🪔', '🪔🪔🪔', '4'))
  })

  it('hears at once of an address that is none and of passwords that differ', () => {
    for (const email of ['lakshmi', '@example.com', 'lakshmi@', 'a b@example.com', 'a@b@c']) {
      assert.deepEqual(namesOfProblems(email, 'hill and lamp', 'hill'), ['email', 'confirm_password'])
    }
  })
})

function namesOfProblems(email: string, password: string, confirmPassword: string): string[] {
  const result = parsed(email, password, confirmPassword)
  return 'problems' in result ? Object.keys(result.problems) : []
}

function parsed(email: string, password: string, confirmPassword: string, leastLength = '') {
  const form = new FormData()
  form.set('email', email)
  form.set('password', password)
  form.set('confirm_password', confirmPassword)
  form.set('least_length', leastLength)
  return parseForm(form, { email: emailAddress, ...newPassword })
}
