import { readLocally } from '#web/shell/device/local-storage.ts'
import { storedKeys } from './stored-session.ts'

export type SignedIn = { uid: string; refreshToken: string }

export function storedUser(): SignedIn | undefined {
  const [key] = storedKeys()
  if (key === undefined) return undefined
  try {
    const { uid, stsTokenManager } = JSON.parse(readLocally(key) ?? '')
    return { uid, refreshToken: stsTokenManager.refreshToken }
  } catch {
    return undefined
  }
}
