/** A message to one person. */
export type Mail = {
  to: string
  subject: string
  /** A BCP 47 tag. */
  language: string
  text: string
  html: string
}

/**
 * Queues a mail for delivery. Neither waits nor fails: the time a mail takes must not reveal whether one was sent. The
 * implementation keeps and logs what it could not deliver.
 */
export type SendMail = (mail: Mail) => void
