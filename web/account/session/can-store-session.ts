import { keepLocally } from '#web/shell/device/local-storage.ts'

/** Twice as long as what the SDK stores. */
const roomForSession = 'x'.repeat(4096)

/** Some browsers block storage, offer none in private windows, or have no room left. */
export function canStoreSession(): boolean {
  const canStore = keepLocally('probe', roomForSession)
  keepLocally('probe', '')
  return canStore
}
