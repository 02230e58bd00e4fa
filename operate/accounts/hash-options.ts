import type { HashOptions } from '#identity/administration/import-accounts.ts'
import { bytesOf } from '#identity/administration/imported-password-hash.ts'
import { maxMemCost, maxRounds } from '#identity/credentials/firebase-scrypt.ts'

export type GivenHashOptions = Partial<
  Record<'hashAlgo' | 'hashKey' | 'saltSeparator' | 'rounds' | 'memCost', string>
>

/** Names and limits are those of the Firebase CLI's `auth:import`. */
export function readHashOptions(
  given: GivenHashOptions,
): { hashOptions: HashOptions | undefined } | { problem: string } {
  const algorithm = given.hashAlgo?.toUpperCase()
  if (algorithm === undefined) {
    const [alone] = Object.keys(given)
    const option = alone?.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    return option ? { problem: `--${option} needs --hash-algo.` } : { hashOptions: undefined }
  }
  if (algorithm !== 'SCRYPT') {
    return {
      problem: `--hash-algo ${algorithm} is not supported. SCRYPT is, the one of hosted Firebase projects; argon2id hashes in a file of ours need no option.`,
    }
  }
  const signerKey = bytesOf(given.hashKey ?? '')
  if (!signerKey?.length) return { problem: '--hash-key has to be there, in base64.' }
  const saltSeparator = bytesOf(given.saltSeparator ?? '')
  if (!saltSeparator) return { problem: '--salt-separator has to be base64.' }
  const rounds = wholeNumber(given.rounds, maxRounds)
  if (!rounds) return { problem: `--rounds has to be a number from 1 to ${maxRounds}.` }
  const memCost = wholeNumber(given.memCost, maxMemCost)
  if (!memCost) return { problem: `--mem-cost has to be a number from 1 to ${maxMemCost}.` }
  return { hashOptions: { key: { signerKey, saltSeparator }, memCost, rounds } }
}

function wholeNumber(value: string | undefined, most: number): number | undefined {
  const number = Number(/^\d+$/.exec(value ?? '')?.[0])
  return number >= 1 && number <= most ? number : undefined
}
