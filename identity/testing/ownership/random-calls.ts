import fc from 'fast-check'
import type { Fault } from './carrier.ts'

/** An index into a list, where 0 is the newest: most calls then concern what has just happened. */
type Nth = number

/**
 * A call to the service. Anyone may have any session and know any password, but a mailed code is used only by the
 * reader of that mailbox.
 */
export type Call =
  | { call: 'sign up'; mailbox: number; password: string }
  | { call: 'sign in'; mailbox: number; password: string }
  | { call: 'link'; session: Nth; mailbox: number; password: string }
  | { call: 'update'; session: Nth; fields: object; mailbox: number | null }
  | { call: 'send code'; session: Nth; requestType: string; mailbox: number }
  | { call: 'apply code'; code: Nth }
  | { call: 'reset password'; code: Nth; password: string }
  | { call: 'delete'; session: Nth }
  | { call: 'refresh'; session: Nth }
  | { call: 'wait'; seconds: number }
  | Fault

export const mailboxNames = ['asha', 'bala', 'chitra', 'devi']
export const passwords = ['hill and lamp', 'river and moon']

const mailbox = fc.nat({ max: mailboxNames.length - 1 })
const password = fc.constantFrom(...passwords)
const nth = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) })
const removals = fc.uniqueArray(fc.constantFrom('EMAIL', 'PASSWORD', 'DISPLAY_NAME'))

const changes = {
  password,
  displayName: fc.constant('Lakshmi'),
  deleteProvider: fc.constant(['password']),
  deleteAttribute: removals,
  validSince: fc.constantFrom('1', '99999999999'),
  emailVerified: fc.constant(true),
}
/** One field, most often a new password, or several at once. */
const fields = fc.oneof(
  { weight: 4, arbitrary: fc.record({ password }) },
  ...Object.entries(changes).map(([name, value]) => ({ weight: 1, arbitrary: fc.record({ [name]: value }) })),
  { weight: 2, arbitrary: fc.record(changes, { requiredKeys: [] }) },
)

const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ call: fc.constant('sign up' as const), mailbox, password }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('sign in' as const), mailbox, password }) },
  {
    weight: 2,
    arbitrary: fc.record({ call: fc.constant('link' as const), session: nth, mailbox, password }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('update' as const),
      session: nth,
      fields,
      mailbox: fc.option(mailbox, { freq: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      call: fc.constant('send code' as const),
      session: nth,
      requestType: fc.constantFrom(
        'PASSWORD_RESET',
        'VERIFY_EMAIL',
        'VERIFY_AND_CHANGE_EMAIL',
        'VERIFY_AND_CHANGE_EMAIL',
      ),
      mailbox,
    }),
  },
  { weight: 6, arbitrary: fc.record({ call: fc.constant('apply code' as const), code: nth }) },
  { weight: 5, arbitrary: fc.record({ call: fc.constant('reset password' as const), code: nth, password }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('delete' as const), session: nth }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('refresh' as const), session: nth }) },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant('wait' as const), seconds: fc.constantFrom(60, 301, 3601) }),
  },
)

const deletes = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant([{ call: 'delete' as const, session: 0 }]) },
)

/**
 * Sequences that rarely occur by chance: requesting one or two addresses and moving to one of them, then perhaps
 * deleting the account there or resetting a password.
 */
const steps: fc.Arbitrary<Call[]> = fc.oneof(
  { weight: 8, arbitrary: call.map((one) => [one]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(mailbox, mailbox, nth, password, deletes)
      .map(([to, or, code, known, last]): Call[] => [
        { call: 'send code', session: 0, requestType: 'VERIFY_AND_CHANGE_EMAIL', mailbox: or },
        { call: 'send code', session: 0, requestType: 'VERIFY_AND_CHANGE_EMAIL', mailbox: to },
        { call: 'apply code', code },
        { call: 'sign in', mailbox: to, password: known },
        ...last,
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(mailbox, password).map(([to, chosen]): Call[] => [
      { call: 'send code', session: 0, requestType: 'PASSWORD_RESET', mailbox: to },
      { call: 'reset password', code: 0, password: chosen },
      { call: 'sign in', mailbox: to, password: chosen },
    ]),
  },
)

/** What a fault is most likely to spoil. */
const changing: fc.Arbitrary<Call> = fc.oneof(
  fc.record({
    call: fc.constant('update' as const),
    session: nth,
    fields: fc.record({ password }),
    mailbox: fc.constant(null),
  }),
  fc.record({ call: fc.constant('reset password' as const), code: nth, password }),
  fc.record({ call: fc.constant('apply code' as const), code: nth }),
)

/** Starts with a sign-up, without which little can happen. */
export function callSequences(faults?: fc.Arbitrary<Fault>): fc.Arbitrary<Call[]> {
  const step = faults
    ? fc.oneof({ weight: 2, arbitrary: steps }, { weight: 1, arbitrary: fc.tuple(faults, changing) })
    : steps
  return fc
    .tuple(
      fc.record({ call: fc.constant('sign up' as const), mailbox, password }),
      fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
    )
    .map(([first, others]) => [first, ...others.flat()])
}
