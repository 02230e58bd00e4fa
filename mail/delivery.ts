import type { SendMailOptions } from 'nodemailer'

/** A way for mails to leave. */
export type Delivery = {
  /** Rejects where it has given up; once `closing` is aborted it makes one more try at most. */
  deliver: (message: SendMailOptions, closing: AbortSignal) => Promise<void>
  /** Ends what is still under way, which then rejects. */
  close: () => void
}
