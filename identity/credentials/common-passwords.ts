// Imported directly: the package's entry point also unpacks dictionaries that we don't use, 13 MB of memory.
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** OWASP ASVS 5.0, 6.2.4, requires at least 3,000. */
const listed = 10_000

/** The list behind the strength meter zxcvbn: most common first, all lower case. */
const commonPasswords: ReadonlySet<string> = new Set(passwords.slice(0, listed))

/** The password has to be in lower case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password)
}
