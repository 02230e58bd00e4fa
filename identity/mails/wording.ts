import type { RequestType } from '../out-of-band/codes.ts'

/** What one mail says. */
type MailWording = {
  subject: string
  /** Why this mail comes. `newEmail` is the address that an account goes to. */
  reason: (addresses: { email: string; newEmail: string }) => string
  /** What the link does, as the button says it. */
  action: string
  /** What to do for somebody who did not ask for it. */
  otherwise: string
}

/** All that mails say in one language. */
export type Wording = Record<RequestType, MailWording> & {
  greeting: string
  /** How long the link can be used; a day counts as 24 hours. */
  validFor: (hours: number) => string
  /** Stands before the link's address in full. */
  copyLink: string
}

/** Short times in hours, long ones in days. */
export function inHoursOrDays<Text>(
  hours: number,
  inHours: (hours: number) => Text,
  inDays: (days: number) => Text,
) {
  return hours < 48 ? inHours(hours) : inDays(Math.round(hours / 24))
}
