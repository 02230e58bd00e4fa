/** What mailed links prove, and where they may lead. */
export type LinkRules = {
  /**
   * Whether reading the mailbox outranks knowing the password. If so, undoing a change of address also removes the
   * password and deletes an unconfirmed account in its way, and the first reset of an unconfirmed account revokes all
   * its other links.
   */
  mailboxOwnsAccount: boolean
  /** Whether links lead on only to authorized pages, so that our mails send nobody to a stranger's site. */
  authorizedPagesOnly: boolean
}

export const strictLinkRules: LinkRules = { mailboxOwnsAccount: true, authorizedPagesOnly: true }
