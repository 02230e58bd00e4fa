export type Mail = {
  to: string
  subject: string
  /** A BCP 47 tag. */
  language: string
  text: string
  html: string
}
