/** A message to one person, ready to be sent. */
export type Mail = {
  to: string
  subject: string
  /** What it is written in, as a BCP 47 tag. */
  language: string
  /** The same in two forms. */
  text: string
  html: string
}

/**
 * Hands a message over for delivery. It never waits for the delivery and never fails: how long a mail
 * takes must not tell whether there was one. Who delivers keeps what could not be sent and logs it.
 */
export type SendMail = (mail: Mail) => void
