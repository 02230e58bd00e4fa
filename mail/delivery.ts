import type { SendMailOptions } from 'nodemailer'

export type Delivery = {
  deliver: (message: SendMailOptions) => Promise<void>
  close: () => void
}
