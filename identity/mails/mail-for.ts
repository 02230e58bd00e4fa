import type { Language } from '#messages/languages.ts'
import { htmlForm, type Letter, textForm } from './letter.ts'
import type { Mail } from './mail.ts'
import type { Message, Wording } from './wording.ts'
import { wordingIn } from './wordings.ts'

export type Occasion = {
  /** For EMAIL_CHANGE_UNDONE, the address that the account has left; otherwise the one before a change. */
  email: string
  link: string
} & (
  | { requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL'; validHours: number }
  | { requestType: 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'; newEmail: string; validHours: number }
  | { requestType: 'PASSWORD_CHANGED' | 'SIGNED_OUT_EVERYWHERE' | 'EMAIL_CHANGE_UNDONE' | 'ACCOUNT_DELETED' }
)

export type MailFacts = Occasion & { language: Language }

export function mailFor(occasion: MailFacts): Mail {
  const { language, link } = occasion
  const wording = wordingIn(language)
  const message = messageFor(occasion, wording)
  const letter: Letter = { ...message, language, link, facts: factsOf(occasion, wording) }
  return {
    to: recipientOf(occasion),
    subject: message.subject,
    language,
    text: textForm(letter),
    html: htmlForm(letter, wording.withoutButton),
  }
}

/** A new address is confirmed by its own mailbox; the owner of a changed account is found at the old one. */
export function recipientOf(occasion: Occasion): string {
  return occasion.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? occasion.newEmail : occasion.email
}

function messageFor({ requestType }: Occasion, wording: Wording): Message {
  switch (requestType) {
    case 'PASSWORD_RESET':
      return wording.passwordReset
    case 'VERIFY_EMAIL':
      return wording.verifyEmail
    case 'VERIFY_AND_CHANGE_EMAIL':
      return wording.verifyAndChangeEmail
    case 'RECOVER_EMAIL':
      return wording.recoverEmail
    case 'PASSWORD_CHANGED':
      return wording.passwordChanged
    case 'SIGNED_OUT_EVERYWHERE':
      return wording.signedOutEverywhere
    case 'EMAIL_CHANGE_UNDONE':
      return wording.emailChangeUndone
    case 'ACCOUNT_DELETED':
      return wording.accountDeleted
  }
}

function factsOf(occasion: MailFacts, wording: Wording): string[] {
  const facts = addressesOf(occasion, wording)
  if ('validHours' in occasion) {
    facts.push([wording.validFor, duration(occasion.validHours, occasion.language, wording)])
  }
  return facts.map(([label, value]) => `${label}: ${value}`)
}

function addressesOf(occasion: Occasion, wording: Wording): [label: string, address: string][] {
  switch (occasion.requestType) {
    case 'RECOVER_EMAIL':
      return [
        [wording.oldAddress, occasion.email],
        [wording.newAddress, occasion.newEmail],
      ]
    case 'VERIFY_AND_CHANGE_EMAIL':
      return [
        [wording.account, occasion.email],
        [wording.newAddress, occasion.newEmail],
      ]
    default:
      return [[wording.account, occasion.email]]
  }
}

function duration(hours: number, language: Language, wording: Wording): string {
  const [number, unit] = hours % 24 === 0 ? [hours / 24, wording.days] : [hours, wording.hours]
  const form = new Intl.PluralRules(language).select(number) === 'one' ? unit.one : unit.other
  return form.replace('{number}', String(number))
}
