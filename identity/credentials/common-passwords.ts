// Not imported from the package's entry, which also unpacks 13 MB of other dictionaries.
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

/** OWASP ASVS 5.0, 6.2.4, requires at least 3,000. */
const listed = 10_000

/** The package lists the most common passwords first, all in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(passwords.slice(0, listed))

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password)
}
