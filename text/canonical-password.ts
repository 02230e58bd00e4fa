/**
 * The form in which passwords are counted, compared and hashed: keyboards produce different characters for the same
 * letters. NIST SP 800-63B-4, 3.1.1.2, asks for NFC; RFC 8265, 4.2 (OpaqueString), also for plain spaces.
 */
export function canonicalPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
