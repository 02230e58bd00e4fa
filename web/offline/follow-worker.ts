import { keepLocally, readLocally } from '#web/shell/device/local-storage.ts'
import { workerAddress } from '#web/site-format.ts'
import type { ToWorker } from './caches.ts'

/** Waits until the page is idle. There is no worker in development, nor in browsers that block storage. */
export function followWorker(onUpdate: (registration: ServiceWorkerRegistration) => void): void {
  if (!import.meta.env.PROD || !mayStore()) return
  const start = () => {
    // Safari lacks requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void startWorker(onUpdate).catch(() => {}))
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

/** Throws where there can be no worker, as in pages that are not secure. The worker itself needs locks. */
export async function startWorker(
  onUpdate: (registration: ServiceWorkerRegistration) => void,
): Promise<void> {
  const { serviceWorker, locks } = navigator
  if (!locks) throw new Error('No locks')
  const registration = await serviceWorker.register(workerAddress, { updateViaCache: 'none' })
  const look = () => {
    if (registration.waiting && serviceWorker.controller) onUpdate(registration)
  }
  look()
  registration.onupdatefound = () => {
    // The first version is no news, though WebKit has it waiting for a moment after it has taken over.
    if (serviceWorker.controller) registration.installing?.addEventListener('statechange', look)
  }
  // An installed app may return from the background for days without loading a page.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => {})
  })
  ;(await serviceWorker.ready).active?.postMessage('opened' satisfies ToWorker)
}

const key = 'offline'

export function mayStore(): boolean {
  // If storage is blocked, no pages are stored either.
  const said = readLocally(key)
  return said !== 'off' && said !== undefined
}

export function rememberMayStore(may: boolean): void {
  keepLocally(key, may ? '' : 'off')
}
