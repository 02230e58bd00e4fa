export type Argon2Cost = {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

const number = '([1-9]\\d*)'
/** Longer ones the library does not read. */
const salt = '([A-Za-z0-9+/]{11,64})'
const output = '([A-Za-z0-9+/]{22,86})'
const form = new RegExp(`^\\$argon2id\\$v=19\\$m=${number},t=${number},p=${number}\\$${salt}\\$${output}$`)

/** The cost in a PHC string of argon2id (RFC 9106); nothing where it is none that can be compared with. */
export function argon2CostOf(passwordHash: string): Argon2Cost | undefined {
  const [, memoryCost, timeCost, parallelism, ...encoded] = form.exec(passwordHash) ?? []
  if (!encoded.every(isWholeBase64)) return undefined
  if (memoryCost === undefined || timeCost === undefined || parallelism === undefined) return undefined
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
  }
}

/** Without padding, as the PHC string format has it, and with no bits left over. */
function isWholeBase64(text: string): boolean {
  return Buffer.from(text, 'base64').toString('base64').replace(/=+$/, '') === text
}
