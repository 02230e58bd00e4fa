export type Argon2Cost = {
  /** KiB. */
  memoryCost: number
  timeCost: number
  parallelism: number
}

const base64 = '[A-Za-z0-9+/]'
const form = new RegExp(
  `^\\$argon2id\\$v=19\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$${base64}{11,86}\\$${base64}{22,171}$`,
)

/** The cost in a PHC string of argon2id (RFC 9106); nothing where it is none. */
export function argon2CostOf(passwordHash: string): Argon2Cost | undefined {
  const [, memoryCost, timeCost, parallelism] = (form.exec(passwordHash) ?? []).map(Number)
  if (memoryCost === undefined || timeCost === undefined || parallelism === undefined) return undefined
  return { memoryCost, timeCost, parallelism }
}
