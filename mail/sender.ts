import addressparser from 'nodemailer/lib/addressparser'

/** Who mails say that they are from. */
export type Sender = { name: string; address: string }

/** Reads `address` or `Name <address>`; nothing where the text is not one sender. */
export function readSender(text: string): Sender | undefined {
  if (/\p{C}/u.test(text)) return undefined
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(sender.address)) return undefined
  return { name: sender.name, address: sender.address }
}
