import addressparser from 'nodemailer/lib/addressparser'

export type Sender = { name: string; address: string }

/** `address` or `Name <address>`; undefined if the text is not exactly one sender. */
export function readSender(text: string): Sender | undefined {
  if (/\p{C}/u.test(text)) return undefined
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(sender.address)) return undefined
  return { name: sender.name, address: sender.address }
}
