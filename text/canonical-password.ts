/**
 * Passwords are counted, compared and hashed in one form, as keyboards produce different characters for one letter.
 * NIST SP 800-63B-4, 3.1.1.2, asks for NFC; RFC 8265, 4.2 (OpaqueString), for plain spaces, too.
 */
export function canonicalPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
