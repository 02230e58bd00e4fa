import type { Language } from '#messages/languages.ts'

export const scripts: Record<Language, string> = {
  en: 'Latin',
  te: 'Telugu',
  hi: 'Devanagari',
  ta: 'Tamil',
  kn: 'Kannada',
}

/** Words outside the script of their element's language. Units and letters are symbols. */
export function wordsOfAnotherScript(html: string): string[] {
  const found: string[] = []
  const within = [/<html lang="(\w+)"/.exec(html)?.[1] ?? '']
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
  for (const [, end, name = '', attributes = '', text] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi,
  )) {
    if (text !== undefined) {
      for (const [language, script] of Object.entries(scripts)) {
        if (language === within.at(-1)) continue
        const words = new RegExp(`\\p{Script=${script}}[\\p{Script=${script}}\\p{M}]+`, 'gu')
        // A character reference is no word.
        for (const [word] of text.replace(/&#?\w+;/g, '').matchAll(words)) found.push(`${word} in: ${text}`)
      }
    } else if (end) within.pop()
    else if (!/^(area|br|col|hr|img|input|link|meta|source|wbr)$/.test(name) && !attributes.endsWith('/'))
      within.push(/\blang="([\w-]+)"/.exec(attributes)?.[1] ?? within.at(-1) ?? '')
  }
  return within.length === 0 ? found : [...found, 'elements are not closed']
}
