import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readRegistration, registrationProblems } from './registration.ts'

describe('a registration', () => {
  it('may be sent when all three are there and the passwords equal', () => {
    assert.deepEqual(
      registrationProblems(entered('lakshmi@example.com', 'hill and lamp', 'hill and lamp')),
      {},
    )
  })

  it('needs all three', () => {
    assert.deepEqual(Object.keys(registrationProblems(entered('', '', ''))), [
      'email',
      'password',
      'confirm_password',
    ])
    assert.deepEqual(Object.keys(registrationProblems(entered('  ', 'p', 'p'))), ['email'])
  })

  it('needs the same password twice, to the letter', () => {
    for (const second of ['Hill and lamp', 'hill and lamp ', 'hill']) {
      assert.deepEqual(registrationProblems(entered('a@b.in', 'hill and lamp', second)), {
        confirm_password: 'The two passwords don’t match',
      })
    }
  })
})

function entered(email: string, password: string, confirmPassword: string) {
  const form = new FormData()
  form.set('email', email)
  form.set('password', password)
  form.set('confirm_password', confirmPassword)
  return readRegistration(form)
}
