import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import type { ConfirmableCode } from './confirmation-texts.ts'

type Kind = ConfirmableCode['kind']

const key = 'link-tried'

const rememberedMs = 10 * 60 * 1000

/** Until the answer comes: if the link then turns out to be used, this device has used it. */
export function noteTry(code: string, kind: Kind, now: Date): void {
  keepLocally(key, [nameOf(code), kind, now.getTime()].join('\n'))
}

export function forgetTry(): void {
  keepLocally(key, '')
}

export function triedKind(code: string, now: Date): Kind | undefined {
  const [name, kind, at] = readLocally(key)?.split('\n') ?? []
  const isThis = name === nameOf(code) && now.getTime() - Number(at) < rememberedMs
  return isThis ? (kind as Kind) : undefined
}

/** The beginning of a code, with which nobody can use it. */
function nameOf(code: string): string {
  return code.slice(0, 12)
}
