import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'

const key = 'email-change'

/** As long as its link works: `validHours` of identity/mailed-codes/codes.ts. */
const validMs = 72 * 60 * 60 * 1000

type Change = { from: string; to: string }

/** The account does not tell of it, so the device that asked for it remembers it until it logs out. */
export function notePendingEmail({ from, to }: Change, now: Date): void {
  keepLocally(key, [from, to, now.getTime()].join('\n'))
}

export function pendingEmail(current: string, now: Date): string | undefined {
  const [from, to, at] = readLocally(key)?.split('\n') ?? []
  return from === current && to && now.getTime() - Number(at) < validMs ? to : undefined
}

export function forgetPendingEmail(): void {
  keepLocally(key, '')
}
