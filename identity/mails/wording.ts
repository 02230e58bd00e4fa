/**
 * What the mails say in one language. No sentence has a gap: an address or a length of time stands on a line of
 * its own behind a label, as words in most of our languages change with what stands beside them.
 */
export type Wording = {
  /** Labels. */
  account: string
  newAddress: string
  oldAddress: string
  validFor: string

  /** Units of time, after 1 and after any other number. */
  hour: string
  hours: string
  day: string
  days: string

  /** Before the link as visible text, under the button. */
  withoutButton: string

  passwordReset: Message
  verifyEmail: Message
  verifyAndChangeEmail: Message
  recoverEmail: Message
  passwordChanged: Message
  signedOutEverywhere: Message
  emailChangeUndone: Message
  accountDeleted: Message
}

export type Message = {
  subject: string
  /** Why this mail came. */
  why: string
  /** What to do; the link follows. */
  action: string
  button: string
  /** When there is nothing to do. */
  otherwise: string
}
