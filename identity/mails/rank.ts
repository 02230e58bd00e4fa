import type { MailFacts } from './mail-for.ts'

export const mailRank = {
  wayBack: 0,
  reset: 1,
  /** To mailboxes that nobody has confirmed, which may be strangers'. */
  unconfirmed: 2,
  nobody: 3,
} as const

export type MailRank = (typeof mailRank)[keyof typeof mailRank]

type Kind = {
  rank: MailRank
  isRequired: boolean
}

export const mailKinds: Record<MailFacts['requestType'], Kind> = {
  // A refusal would tell who has an account.
  PASSWORD_RESET: { rank: mailRank.reset, isRequired: false },
  VERIFY_EMAIL: { rank: mailRank.unconfirmed, isRequired: true },
  VERIFY_AND_CHANGE_EMAIL: { rank: mailRank.unconfirmed, isRequired: true },
  RECOVER_EMAIL: { rank: mailRank.wayBack, isRequired: true },
  PASSWORD_CHANGED: { rank: mailRank.wayBack, isRequired: true },
  SIGNED_OUT_EVERYWHERE: { rank: mailRank.wayBack, isRequired: true },
  // The owner gets the account back in any case.
  EMAIL_CHANGE_UNDONE: { rank: mailRank.wayBack, isRequired: false },
  ACCOUNT_DELETED: { rank: mailRank.wayBack, isRequired: true },
}

export function protects(rank: MailRank): boolean {
  return rank <= mailRank.reset
}
