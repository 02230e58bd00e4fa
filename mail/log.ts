export type MailLog = {
  warn: (text: string) => void
  error: (text: string) => void
}
