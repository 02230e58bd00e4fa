/** A message to one person, ready to be sent. */
export type Mail = {
  to: string
  subject: string
  /** The same in two forms. */
  text: string
  html: string
}

/** Hands a message over for delivery; rejects where that fails. */
export type SendMail = (mail: Mail) => Promise<void>
