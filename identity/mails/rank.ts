import type { MailFacts } from './mail-for.ts'

/** The order in which mails leave: lower ranks first. */
export const mailRank = {
  /** Ways back to an account, and notices of what happened to it. */
  wayBack: 0,
  reset: 1,
  confirmation: 2,
  /** Decoys, composed but not sent, so that the work is the same with and without an account. */
  nobody: 3,
} as const

export type MailRank = (typeof mailRank)[keyof typeof mailRank]

export function rankOf({ requestType }: MailFacts): MailRank {
  switch (requestType) {
    case 'PASSWORD_RESET':
      return mailRank.reset
    case 'VERIFY_EMAIL':
    case 'VERIFY_AND_CHANGE_EMAIL':
      return mailRank.confirmation
    default:
      return mailRank.wayBack
  }
}

export function protects(rank: MailRank): boolean {
  return rank <= mailRank.reset
}
