import type { MailFacts } from './mail-for.ts'

/** Lower ranks leave first. */
export const mailRank = {
  wayBack: 0,
  reset: 1,
  confirmation: 2,
  /** Decoys, composed but not sent. */
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
