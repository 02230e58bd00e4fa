import assert from 'node:assert/strict'
import { passwords } from './random-calls.ts'
import { type AccountState, consentIn, type MailedCode, type Step, type World } from './world.ts'

/**
 * The mailboxes linked to each account: the unconfirmed one it registered with, and those that codes have proved since.
 */
type Proofs = { registered: Map<string, string>; proved: Map<string, Set<string>> }

export function newProofs(): Proofs {
  return { registered: new Map(), proved: new Map() }
}

/** Fails if a call has changed an account in a way that no mailbox has agreed to or been notified of. */
export function checkStep({ before, after, mails, codeFrom }: Step, { registered, proved }: Proofs): void {
  for (const [id, was] of before) {
    const is = after.get(id)
    const isTold = mails.some(({ to }) => to === was.email)
    if (!is) {
      assert.ok(isTold, 'an account was deleted without notifying its mailbox')
      for (const mailbox of was.recoveryMailboxes) {
        assert.ok(
          mails.some(({ to }) => to === mailbox),
          'an account was deleted without notifying a mailbox that it had left',
        )
      }
      continue
    }
    if (codeFrom !== undefined && isChanged(was, is)) proved.get(id)?.add(codeFrom)
    const ended = [...was.sessions].some((session) => !is.sessions.has(session))
    assert.ok(was.email === is.email || isTold, 'an address changed without notifying the old mailbox')
    assert.ok(was.passwordHash === is.passwordHash || isTold, 'a password changed without a notice')
    assert.ok(!ended || isTold, 'a session ended without a notice')
    assert.ok(
      is.passwordHash !== null || codeFrom !== undefined || was.passwordHash === null,
      'a password was removed',
    )
  }
  for (const [id, { email, verified }] of after) {
    if (!registered.has(id)) {
      assert.ok(email !== null, 'an account was created without an address')
      registered.set(id, email)
      proved.set(id, new Set())
    }
    const isProved = email !== null && proved.get(id)?.has(email)
    assert.ok(isProved || email === registered.get(id), 'an account moved to an unconfirmed address')
    assert.ok(isProved || !verified, 'an unconfirmed address counts as confirmed')
  }
}

function isChanged(one: AccountState, other: AccountState): boolean {
  return (['email', 'verified', 'passwordHash'] as const).some((field) => one[field] !== other[field])
}

/**
 * The reader of the first mailbox that the account left (or, if it left none, of its current one) undoes the change and
 * resets the password, while someone who knows every password works against it. Fails if anyone else still gets in
 * afterwards, or recovers the account in turn.
 */
export async function checkRecovery(world: World, id: string, proofs: Proofs): Promise<void> {
  const { ask, accounts, codes } = world
  // It was deleted when another account was recovered.
  if (!(await accounts()).has(id)) return
  // The throttle counts mails by the hour.
  world.passSeconds(3600)
  await registerEverywhere(world, proofs)
  const undone = await undoFirstChange(world, id, proofs)
  const owner = (await accounts()).get(id)?.email
  assert.ok(owner, 'nobody can recover the account')
  // Whoever registered it mistyped the address, and it never moved.
  if (!world.isRead(owner)) return
  // A recovery of an even earlier change may have found its address taken; it stays valid.
  const isOthers = ({ undoesChangeOf }: MailedCode, nth: number) =>
    undoesChangeOf !== id || (undone !== undefined && nth >= undone)
  const others = () => codes.filter(isOthers)
  if (undone !== undefined) await checkOthers(world, id, owner, others(), proofs)

  const own = 'a password that nobody else knows'
  const reset = async () => {
    await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: owner })
    return { codeFrom: undefined }
  }
  checkStep(await world.observe(reset), proofs)
  await changePasswords(world, owner, proofs)
  const mailed = codes.at(-1)
  assert.equal(mailed?.to, owner)
  const choose = async () => {
    await ask('resetPassword', { oobCode: mailed.code, newPassword: own })
    return { codeFrom: owner }
  }
  checkStep(await world.observe(choose), proofs)
  await checkOthers(world, id, owner, others(), proofs)
  const { body } = await ask('signInWithPassword', { email: owner, password: own })
  assert.equal(body.localId, id, 'the owner cannot sign in')
}

/** Someone signs up with every free address. */
async function registerEverywhere({ ask, addresses, observe }: World, proofs: Proofs): Promise<void> {
  for (const email of addresses) {
    const register = async () => {
      await ask('signUp', { email, password: passwords[0] })
      return {}
    }
    checkStep(await observe(register), proofs)
  }
}

/** Someone who knows every password uses up the reset mails and sets new passwords. */
async function changePasswords({ ask, observe }: World, email: string, proofs: Proofs): Promise<void> {
  const act = async () => {
    for (let time = 0; time < 5; time += 1) await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    for (const [index, password] of passwords.entries()) {
      const { idToken } = (await ask('signInWithPassword', { email, password })).body
      await ask('update', { idToken: idToken ?? 'none', password: passwords.at(index - 1) })
    }
    return {}
  }
  checkStep(await observe(act), proofs)
}

/** No old session or password gets in, and no code from another mailbox changes anything. */
async function checkOthers(
  { ask, accounts, idTokens, observe }: World,
  id: string,
  owner: string,
  codes: readonly MailedCode[],
  proofs: Proofs,
): Promise<void> {
  const present = (await accounts()).get(id)
  for (const idToken of idTokens) {
    const { body } = await ask('lookup', { idToken })
    assert.notEqual(body.users?.[0].localId, id, 'a session survives the recovery')
  }
  for (const password of passwords) {
    const { body } = await ask('signInWithPassword', { email: owner, password })
    assert.notEqual(body.localId, id, 'a password survives the recovery')
  }
  for (const { to, code } of codes) {
    if (to === owner) continue
    const use = async () => {
      await ask('resetPassword', { oobCode: code, newPassword: passwords[0] })
      await ask('update', { oobCode: code })
      return { codeFrom: to }
    }
    checkStep(await observe(use), proofs)
  }
  assert.deepEqual((await accounts()).get(id), present, 'a code survives the recovery')
}

/** Uses the oldest valid recovery. Returns its index among all codes. */
async function undoFirstChange(
  { ask, accounts, codes, observe }: World,
  id: string,
  proofs: Proofs,
): Promise<number | undefined> {
  for (const [nth, { to, code, undoesChangeOf }] of codes.entries()) {
    if (undoesChangeOf !== id) continue
    let isDone = false
    const use = async () => {
      const first = await ask('update', { oobCode: code })
      const consent = consentIn(first)
      const { status, body } = consent ? await ask('update', { oobCode: code + consent }) : first
      isDone = status === 200
      if (body.error?.message === 'EMAIL_EXISTS') {
        const owner = [...(await accounts()).values()].find(({ email }) => email === to)
        assert.ok(owner?.verified, 'an unconfirmed account blocks a recovery')
      }
      return { codeFrom: to }
    }
    checkStep(await observe(use), proofs)
    if (isDone) return nth
  }
  return undefined
}
