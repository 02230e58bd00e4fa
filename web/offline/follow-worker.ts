/**
 * Has the service worker started once the page has loaded and rests, and calls back as soon as a newer version of the
 * guide is stored. Development has no worker, nor have browsers that let sites store nothing.
 */
export function followWorker(onUpdate: (registration: ServiceWorkerRegistration) => void): void {
  const { serviceWorker, locks } = navigator
  if (!import.meta.env.PROD || !serviceWorker || !locks || !mayStore()) return
  const start = () => {
    // Safari has no idle callbacks.
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
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const look = () => {
    if (registration.waiting && serviceWorker.controller) onUpdate(registration)
  }
  look()
  registration.onupdatefound = () => registration.installing?.addEventListener('statechange', look)
  // An app comes back from the background for days without loading a page.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => {})
  })
  ;(await serviceWorker.ready).active?.postMessage('opened')
}

/** Whether the guide may be stored, as its reader has decided; kept on the reader's own device alone. */
const key = 'offline'

export function mayStore(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // A browser that forbids storage stores no pages either.
    return false
  }
}

export function rememberMayStore(may: boolean): void {
  if (may) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
}
