/** What mailed links prove, and where they lead. */
export type LinkRules = {
  /**
   * Whether an account belongs to whoever reads its mailbox, against whoever knows its password. Then a change of address
   * that is undone takes the password with it and an unconfirmed account out of the way, and the first reset of an
   * unconfirmed account takes every other link back.
   */
  mailboxOwnsAccount: boolean
  /** Whether links lead on to authorized pages alone, so that our mails send nobody to a stranger's. */
  authorizedPagesOnly: boolean
}

export const strictLinkRules: LinkRules = { mailboxOwnsAccount: true, authorizedPagesOnly: true }
