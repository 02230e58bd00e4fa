import { failAfter } from '#web/shell/device/fail-after.ts'

/** Some browsers say that they are offline when they aren't, so a request that changes nothing is tried first. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false
  try {
    await failAfter(5000, fetch('/__/firebase/init.json', { method: 'HEAD', cache: 'no-store' }))
    return false
  } catch {
    return true
  }
}
