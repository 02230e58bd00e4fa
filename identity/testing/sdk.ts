import { deleteApp, initializeApp } from 'firebase/app'
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth'

let count = 0

/** The real Firebase Auth SDK in Node, connected to a running service. Each call acts as a new device. */
export function openSdk(origin: string): { auth: Auth; close: () => Promise<void> } {
  count += 1
  const app = initializeApp({ apiKey: 'travel-visit', projectId: 'travel-visit' }, `device-${count}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, origin, { disableWarnings: true })
  return { auth, close: () => deleteApp(app) }
}
