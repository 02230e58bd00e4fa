export type Mail = {
  to: string
  subject: string
  language: string
  text: string
  html: string
}
