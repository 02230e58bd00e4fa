import type { HashOptions } from '#identity/administration/import-accounts.ts'
import { bytesOf } from '#identity/administration/imported-password-hash.ts'
import { maxMemCost, maxRounds } from '#identity/credentials/firebase-scrypt.ts'

type Given = Partial<Record<'hash-algo' | 'hash-key' | 'salt-separator' | 'rounds' | 'mem-cost', string>>

/** The options that tell the Firebase CLI's `auth:import` how passwords were hashed, with its limits. */
export function readHashOptions(
  given: Given,
): { hashOptions: HashOptions | undefined } | { problem: string } {
  const algorithm = given['hash-algo']?.toUpperCase()
  if (algorithm === undefined) {
    const alone = (['hash-key', 'salt-separator', 'rounds', 'mem-cost'] as const).find((name) => given[name])
    return alone ? { problem: `--${alone} needs --hash-algo.` } : { hashOptions: undefined }
  }
  if (algorithm !== 'SCRYPT') {
    return {
      problem: `--hash-algo ${algorithm} is not supported. SCRYPT is, the one of hosted Firebase projects; argon2id hashes in a file of ours need no option.`,
    }
  }
  const signerKey = bytesOf(given['hash-key'] ?? '')
  if (!signerKey?.length) return { problem: '--hash-key has to be there, in base64.' }
  const saltSeparator = bytesOf(given['salt-separator'] ?? '')
  if (!saltSeparator) return { problem: '--salt-separator has to be base64.' }
  const rounds = wholeNumber(given.rounds, maxRounds)
  if (!rounds) return { problem: `--rounds has to be a number from 1 to ${maxRounds}.` }
  const memCost = wholeNumber(given['mem-cost'], maxMemCost)
  if (!memCost) return { problem: `--mem-cost has to be a number from 1 to ${maxMemCost}.` }
  return { hashOptions: { key: { signerKey, saltSeparator }, memCost, rounds } }
}

function wholeNumber(value: string | undefined, most: number): number | undefined {
  const number = Number(/^\d+$/.exec(value ?? '')?.[0])
  return number >= 1 && number <= most ? number : undefined
}
