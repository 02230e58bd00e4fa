export type Argon2Cost = {
  /** This is in KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** Limits that keep a single sign-in from exhausting the server. */
const maxCost = { memoryCost: 256 * 1024, timeCost: 64, parallelism: 16 } satisfies Argon2Cost

const owaspCosts = [
  { memoryCost: 47_104, timeCost: 1 },
  { memoryCost: 19_456, timeCost: 2 },
  { memoryCost: 12_288, timeCost: 3 },
  { memoryCost: 9_216, timeCost: 4 },
  { memoryCost: 7_168, timeCost: 5 },
]

export function parseArgon2Cost(text: string): Argon2Cost | undefined {
  const [, memoryCost, timeCost, parallelism] = costForm.exec(text) ?? []
  if (memoryCost === undefined) return undefined
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
  }
}

/** RFC 9106, section 3.1, requires 8 KiB per lane. */
export function isAffordableCost({ memoryCost, timeCost, parallelism }: Argon2Cost): boolean {
  return (
    memoryCost >= 8 * parallelism &&
    memoryCost <= maxCost.memoryCost &&
    timeCost <= maxCost.timeCost &&
    parallelism <= maxCost.parallelism
  )
}

/** https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html#argon2id */
export function isOwaspCost({ memoryCost, timeCost }: Argon2Cost): boolean {
  return owaspCosts.some((least) => memoryCost >= least.memoryCost && timeCost >= least.timeCost)
}

const number = '[1-9]\\d*'
/** @node-rs/argon2 rejects longer salts. */
const salt = '([A-Za-z0-9+/]{11,64})'
const output = '([A-Za-z0-9+/]{22,86})'
const costForm = new RegExp(`^m=(${number}),t=(${number}),p=(${number})$`)
const form = new RegExp(`^\\$argon2id\\$v=19\\$(m=${number},t=${number},p=${number})\\$${salt}\\$${output}$`)

export function argon2CostOf(passwordHash: string): Argon2Cost | undefined {
  const [, cost, ...encoded] = form.exec(passwordHash) ?? []
  if (cost === undefined || !encoded.every(isWholeBase64)) return undefined
  return parseArgon2Cost(cost)
}

/** The PHC string format has no padding, and no bits may be left over. */
function isWholeBase64(text: string): boolean {
  return Buffer.from(text, 'base64').toString('base64').replace(/=+$/, '') === text
}
