import type { SendMailOptions } from 'nodemailer'

/** A way to send mails. */
export type Delivery = {
  /** Tries once; rejects if it fails. */
  deliver: (message: SendMailOptions) => Promise<void>
  /** Aborts deliveries in progress, which then reject. */
  close: () => void
}
