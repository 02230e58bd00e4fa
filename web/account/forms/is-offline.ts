import { within } from '#web/device/within.ts'

/** Some browsers believe that they are offline when they are not, so that is tried without sending anything. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false
  try {
    await within(5000, fetch('/__/firebase/init.json', { method: 'HEAD', cache: 'no-store' }))
    return false
  } catch {
    return true
  }
}
