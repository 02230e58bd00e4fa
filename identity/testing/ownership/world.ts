import assert from 'node:assert/strict'
import type { Mail } from '#identity/mails/mail.ts'
import { type MailFacts, mailFor } from '#identity/mails/mail-for.ts'
import { mailRank } from '#identity/mails/rank.ts'
import { type Answer, answerOf } from '#identity/testing/calls.ts'
import type { TestIdentity } from '#identity/testing/service.ts'
import type { Carrier, Fault } from './carrier.ts'
import { type Call, mailboxNames } from './random-calls.ts'

/** A code in a mailbox. */
export type MailedCode = { to: string; code: string; undoesChangeOf: string | undefined }

export type AccountState = {
  email: string | null
  verified: boolean
  passwordHash: string | null
  sessions: ReadonlySet<string>
  /** The mailboxes that can recover the account. */
  recoveryMailboxes: ReadonlySet<string>
}

type Accounts = ReadonlyMap<string, AccountState>

/** A mail that a call has queued, and the code in it. */
type QueuedMail = {
  id: string
  accountId: string | null
  isLasting: boolean
  mail: Mail
  code: MailedCode | undefined
}

/** The effect of a call: the accounts before and after it, the mails it queued, and the mailbox whose code it used. */
export type Step = { before: Accounts; after: Accounts; mails: readonly Mail[]; codeFrom: string | undefined }

export type World = Awaited<ReturnType<typeof openWorld>>

const dayMs = 24 * 60 * 60 * 1000

/** The mailboxes, sessions and codes of one run, separate from those of other runs on the same service. */
export async function openWorld(service: TestIdentity, run: number, carrier: Carrier) {
  const { database, clock, passSeconds } = service
  carrier.mend()
  await database.deleteFrom('mails').execute()
  // The process of an earlier run may have been killed.
  let routes = await service.restart()
  const addresses = mailboxNames.map((name) => `${name}.${run}@mail.example`)
  const accountIds = new Set<string>()
  const idTokens: string[] = []
  const refreshTokens: string[] = []
  const queued: QueuedMail[] = []
  /** Those that have arrived, in the order in which they were issued. */
  const codes: MailedCode[] = []

  async function send(path: string, type: string, body: string): Promise<Answer> {
    const response = await routes.request(`/v1/${path}?key=any`, {
      method: 'POST',
      // So that runs don't share a throttle budget.
      headers: { 'content-type': type, 'x-test-address': `2001:db8:${run.toString(16)}::1` },
      body,
    })
    // The process was killed.
    if (response.status === 500) routes = await service.restart()
    const answer = await answerOf(response)
    const { localId, idToken, refreshToken } = answer.body
    if (localId) accountIds.add(localId)
    if (idToken) idTokens.push(idToken)
    if (refreshToken) refreshTokens.push(refreshToken)
    return answer
  }

  const ask = (method: string, fields: object) =>
    send(`accounts:${method}`, 'application/json', JSON.stringify(fields))

  const accounts = () => accountsIn(service, [...accountIds])

  /** Runs an action and returns its effect on the accounts. */
  async function observe(act: () => Promise<{ codeFrom?: string | undefined }>): Promise<Step> {
    const before = await accounts()
    const { codeFrom } = await act()
    const mails = await noteQueued(before)
    await carry()
    return { before, after: await accounts(), mails, codeFrom }
  }

  /** Returns the mails that have been queued since the last time. */
  async function noteQueued(before: Accounts): Promise<Mail[]> {
    const rows = await database.selectFrom('mails').selectAll().orderBy('created_at').execute()
    const known = new Set(queued.map(({ id }) => id))
    const added = rows
      .filter(({ id, rank }) => !known.has(id) && rank !== mailRank.nobody)
      .map(({ id, facts, created_at, expires_at, account_id: accountId }) => {
        const mail = mailFor(JSON.parse(facts) as MailFacts)
        const isLasting = expires_at - created_at > dayMs
        return { id, accountId, isLasting, mail, code: codeIn(mail, before) }
      })
    queued.push(...added)
    return added.map(({ mail }) => mail)
  }

  async function carry(): Promise<void> {
    const arrived = await carrier.carry()
    codes.splice(0, Infinity, ...queued.flatMap(({ id, code }) => (code && arrived.has(id) ? [code] : [])))
  }

  /** Ends every fault. Fails if a mail does not arrive then; only links to choose a password, and mails of deleted accounts, may be given up. */
  async function checkArrivals(): Promise<void> {
    carrier.mend()
    for (let tries = 0; tries < 20; tries += 1) {
      await carry()
      const next = await database.selectFrom('mails').select('due_at').orderBy('due_at').executeTakeFirst()
      if (!next) break
      passSeconds(Math.max(0, Math.ceil((next.due_at - clock()) / 1000)))
    }
    const arrived = await carrier.carry()
    const here = await accounts()
    for (const { id, accountId, isLasting, mail } of queued) {
      const isGone = accountId !== null && !here.has(accountId)
      if (isLasting && !isGone && carrier.isRead(mail.to))
        assert.ok(arrived.has(id), `"${mail.subject}" was lost`)
    }
  }

  /** Returns the mailbox whose code was used. */
  async function make(call: Call): Promise<{ codeFrom?: string | undefined }> {
    const idToken = 'session' in call ? nthNewest(idTokens, call.session) : undefined
    const email = 'mailbox' in call && call.mailbox !== null ? addresses[call.mailbox] : undefined
    const mailed = 'code' in call ? nthNewest(codes, call.code) : undefined
    if (call.call === 'wait') passSeconds(call.seconds)
    else if (call.call === 'fault') carrier.strike(call)
    else if (call.call === 'refresh') {
      const refresh_token = nthNewest(refreshTokens, call.session) ?? ''
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token })
      await send('token', 'application/x-www-form-urlencoded', form.toString())
    } else {
      const known = { idToken, email, oobCode: mailed?.code }
      const consent = consentIn(await ask(...requestOf(call, known)))
      if (consent) await ask(...requestOf(call, { ...known, oobCode: mailed?.code + consent }))
    }
    return { codeFrom: mailed?.to }
  }

  return {
    addresses,
    idTokens,
    codes,
    ask,
    accounts,
    observe,
    make: (call: Call) => observe(() => make(call)),
    checkArrivals,
    isRead: carrier.isRead,
    passSeconds,
  }
}

/** What a reader who has been warned of a deletion sends behind the code. */
export function consentIn({ body }: Answer): string | undefined {
  const consent = /^ACCOUNT_WOULD_BE_DELETED .*\[(.+)\]$/.exec(body.error?.message)?.[1]
  return consent && `.${consent}`
}

type Known = Record<'idToken' | 'email' | 'oobCode', string | undefined>

function requestOf(
  call: Exclude<Call, Fault | { call: 'refresh' | 'wait' }>,
  { idToken, email, oobCode }: Known,
): [method: string, fields: object] {
  switch (call.call) {
    case 'sign up':
      return ['signUp', { email, password: call.password }]
    case 'sign in':
      return ['signInWithPassword', { email, password: call.password }]
    case 'link':
      return ['signUp', { idToken: idToken ?? 'none', email, password: call.password }]
    case 'update':
      return ['update', { idToken, email, ...call.fields }]
    case 'send code':
      return ['sendOobCode', { idToken, requestType: call.requestType, email, newEmail: email }]
    case 'apply code':
      return ['update', { oobCode }]
    case 'reset password':
      return ['resetPassword', { oobCode, newPassword: call.password }]
    case 'delete':
      return ['delete', { idToken }]
  }
}

async function accountsIn({ database }: TestIdentity, ids: readonly string[]): Promise<Accounts> {
  // PostgreSQL rejects an empty list.
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('sessions', 'sessions.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'email_verified', 'password_hash', 'sessions.id as session'])
    .where('accounts.id', 'in', ids)
    .execute()
  const recoveries = await database
    .selectFrom('out_of_band_codes')
    .select(['account_id', 'email'])
    .where('request_type', '=', 'RECOVER_EMAIL')
    .where('account_id', 'in', ids)
    .execute()
  const sessionsOf = (id: string) =>
    rows.flatMap((row) => (row.id === id && row.session !== null ? [row.session] : []))
  const mailboxesOf = (id: string) =>
    recoveries.flatMap(({ account_id, email }) => (account_id === id ? [email] : []))
  return new Map(
    rows.map(({ id, email, email_verified, password_hash }) => [
      id,
      {
        email,
        verified: email_verified === 1,
        passwordHash: password_hash,
        sessions: new Set(sessionsOf(id)),
        recoveryMailboxes: new Set(mailboxesOf(id)),
      },
    ]),
  )
}

/** The code in a mail that was sent by a call; `before` are the accounts before it. */
function codeIn({ to, text }: Mail, before: Accounts): MailedCode | undefined {
  const link = /https?:\/\/\S+\/action\?\S+/.exec(text)?.[0]
  if (!link) return undefined
  const { searchParams } = new URL(link)
  const left = [...before].find(([, { email }]) => email === to)?.[0]
  const undoesChangeOf = searchParams.get('mode') === 'recoverEmail' ? left : undefined
  return { to, code: searchParams.get('oobCode') ?? '', undoesChangeOf }
}

function nthNewest<Value>(values: readonly Value[], nth: number): Value | undefined {
  return values.at(-1 - (nth % Math.max(values.length, 1)))
}
