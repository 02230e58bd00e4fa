/** Sentences have no placeholders, because in most of our languages words are inflected by their neighbours. */
export type Wording = {
  account: string
  newAddress: string
  oldAddress: string
  validFor: string

  hours: Counted
  days: Counted

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

export type Counted = { one: string; other: string }

export type Message = {
  subject: string
  why: string
  action: string
  button: string
  otherwise: string
}
