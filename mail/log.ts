/** A pino logger or the console will do. */
export type MailLog = {
  warn: (text: string) => void
  error: (text: string) => void
}
