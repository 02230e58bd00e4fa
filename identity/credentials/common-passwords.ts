// The file alone: the package's entry also unpacks dictionaries that nothing here needs, 13 MB of memory.
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** How many of the most common passwords nobody may choose. OWASP ASVS 5.0, 6.2.4, asks for 3,000. */
const listed = 10_000

/** The list that the strength meter zxcvbn ranks by; the most common come first, all in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(passwords.slice(0, listed))

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
