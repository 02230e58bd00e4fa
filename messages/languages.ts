/** Of pages and mails, as BCP 47 tags. English is the source of all others. */
export const languages = ['en', 'te', 'hi', 'ta', 'kn'] as const

export type Language = (typeof languages)[number]
