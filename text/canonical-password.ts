/** NIST SP 800-63B-4, 3.1.1.2, asks for NFC; RFC 8265, 4.2, for plain spaces. */
export function canonicalPassword(typed: string): string {
  return typed.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
