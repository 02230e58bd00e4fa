/** BCP 47 tags, for pages and mails. English is the source of all others. */
export const languages = ['en', 'te', 'hi', 'ta', 'kn'] as const

export type Language = (typeof languages)[number]
