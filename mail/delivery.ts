import type { SendMailOptions } from 'nodemailer'

export type Delivery = {
  deliver: (message: SendMailOptions) => Promise<void>
  /** Deliveries in progress are aborted, and reject. */
  close: () => void
}
