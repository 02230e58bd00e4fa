import type { SendMailOptions } from 'nodemailer'

/** A way to send mails. */
export type Delivery = {
  /** Rejects after the last attempt; once `closing` is aborted, makes at most one more. */
  deliver: (message: SendMailOptions, closing: AbortSignal) => Promise<void>
  /** Aborts deliveries in progress, which then reject. */
  close: () => void
}
