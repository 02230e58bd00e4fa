import addressparser from 'nodemailer/lib/addressparser'

export type Sender = { name: string; address: string }

export function readSender(text: string): Sender | undefined {
  if (/\p{C}/u.test(text)) return undefined
  const [sender, ...others] = addressparser(text, { flatten: true })
  if (!sender || others.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(sender.address)) return undefined
  return { name: sender.name, address: sender.address }
}
