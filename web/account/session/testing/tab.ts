import { fileURLToPath } from 'node:url'
import vm from 'node:vm'
import { build } from 'vite'
import type * as Session from '#web/account/session/session.ts'
import type { TabStorage } from './shared-storage.ts'

/** A request that waits until the test lets its answer arrive, or loses the line. */
export type HeldRequest = { answer: () => Promise<void>; lose: () => void }

export type Tab = {
  session: typeof Session
  /** Oldest first. */
  held: HeldRequest[]
  online: () => void
  storage: TabStorage
  close: () => void
}

type Browser = {
  openTab: (tell: (key: string) => void) => TabStorage
  fetch: (request: Request) => Response | Promise<Response>
}

/** `session.ts` with the real SDK, as browsers get them. */
export async function bundledSession(): Promise<vm.Script> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(import.meta.resolve('#web/account/session/session.ts')),
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'session', codeSplitting: false },
      },
    },
  })
  if (!('output' in result)) throw new Error('session.ts was not bundled')
  return new vm.Script(result.output[0].code)
}

/** A tab with a world of its own: the code of a page that has just been opened, without the page. */
export function openTab(script: vm.Script, browser: Browser): Tab {
  const target = new EventTarget()
  const timers = new Set<NodeJS.Timeout>()
  const held: HeldRequest[] = []
  let isOpen = true
  const storage = browser.openTab((key) => {
    if (isOpen) target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  })
  const listening = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  }
  const world = vm.createContext({
    ...listening,
    localStorage: storage.storage,
    document: { ...listening, documentElement: { dataset: {} }, visibilityState: 'visible' },
    location: new URL('https://visit.example/'),
    navigator: { userAgent: '', onLine: true },
    StorageEvent: class extends Event {
      key = null
    },
    fetch: (address: string, options: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const { method = 'GET', headers, body } = options
        const request = new Request(new URL(address, 'https://visit.example/'), {
          method,
          ...(headers && { headers: new Headers(headers) }),
          ...(body && { body }),
        })
        held.push({
          answer: async () => resolve(await browser.fetch(request)),
          lose: () => reject(new TypeError('Failed to fetch')),
        })
      }),
    setTimeout(act: () => void, delayMs: number) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        act()
      }, delayMs)
      timers.add(timer)
      return timer
    },
    clearTimeout,
    setInterval: () => 0,
    clearInterval() {},
    queueMicrotask,
    console,
    crypto,
    URL,
    URLSearchParams,
    Headers,
    Request,
    Response,
    Event,
    AbortController,
    TextEncoder,
    atob,
    btoa,
  })
  vm.runInContext('globalThis.window = globalThis.self = globalThis', world)
  script.runInContext(world)
  const session = vm.runInContext('session', world) as typeof Session
  session.followSession()
  return {
    session,
    held,
    storage,
    online: () => target.dispatchEvent(new Event('online')),
    close() {
      isOpen = false
      storage.close()
      held.length = 0
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
