/**
 * Keyboards produce different characters for one letter. NIST SP 800-63B-4, 3.1.1.2, asks for NFC; RFC 8265, 4.2, for
 * plain spaces, too.
 */
export function canonicalPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
