import { workerAddress } from '../site-format.ts'
import type { ToWorker } from './caches.ts'

/**
 * Starts the service worker once the page has loaded and is idle, and calls back when a newer version of the guide is
 * stored. There is no worker in development, nor in browsers that block storage.
 */
export function followWorker(onUpdate: (registration: ServiceWorkerRegistration) => void): void {
  const { serviceWorker, locks } = navigator
  if (!import.meta.env.PROD || !serviceWorker || !locks || !mayStore()) return
  const start = () => {
    // Safari lacks requestIdleCallback.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void startWorker(serviceWorker, onUpdate).catch(() => {}))
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

export async function startWorker(
  serviceWorker: ServiceWorkerContainer,
  onUpdate: (registration: ServiceWorkerRegistration) => void,
): Promise<void> {
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

/** Whether the reader allows the guide to be stored; kept in local storage. */
const key = 'offline'

export function mayStore(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // Storage is blocked, so no pages are stored either.
    return false
  }
}

export function rememberMayStore(may: boolean): void {
  if (may) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}
