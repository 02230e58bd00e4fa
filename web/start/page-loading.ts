import type {
  ClientInstrumentation,
  DataStrategyResult,
  UNSAFE_AssetsManifest as Manifest,
  MiddlewareFunction,
} from 'react-router'
import { inLanguage } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { download, isBrought, patience } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'

declare global {
  interface Window {
    /** React Router's lists of all routes, and of those whose module is loaded. */
    __reactRouterManifest: Manifest
    __reactRouterRouteModules: Readonly<Record<string, unknown>>
  }
}

/** In milliseconds: what comes sooner needs no word. */
const soon = 1000

/** Aborted when the reader has arrived or goes elsewhere. */
let going = new AbortController()
going.abort()

/**
 * For want of a script React Router would load the page again that is being left. The page that was asked for is opened
 * as a document instead, which needs none.
 */
export const scriptsFirst: ClientInstrumentation = {
  router(router) {
    // Before React Router's own listener.
    addEventListener('popstate', arrive)
    // Else a page that comes back from the browser's memory would say that it is loading.
    addEventListener('pagehide', arrive)
    router.instrument({
      async navigate(navigate, { to }) {
        const signal = setOut()
        if (typeof to === 'string' && to.startsWith('/')) await bringScripts(to, signal)
        await navigate()
        if (!signal.aborted) arrive()
      },
    })
  },
}

/** The same for want of data, which React Router would show as an error. */
export const openWithoutData: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  // Back and forward do not pass by the router's navigate().
  const isOwn = going.signal.aborted
  const signal = isOwn ? setOut() : going.signal
  const watchdog = setTimeout(() => void openDocument(request.url, signal), patience)
  const results = await next()
  clearTimeout(watchdog)
  const isMissing = Object.values(results).some(({ type }) => type === 'error')
  if (isMissing && !request.signal.aborted) await openDocument(request.url, signal)
  if (isOwn && !signal.aborted) arrive()
  return results
}

function setOut(): AbortSignal {
  arrive()
  going = new AbortController()
  const { signal } = going
  const sign = setTimeout(() => showLoading('waiting'), soon)
  signal.addEventListener('abort', () => clearTimeout(sign))
  return signal
}

function arrive(): void {
  if (going.signal.aborted) return
  going.abort()
  hideLoading()
}

/** React Router imports what is in the browser's cache then. */
async function bringScripts(to: string, signal: AbortSignal): Promise<void> {
  const brought = await Promise.all(scriptsOf(to).map((script) => isBrought(script, { signal })))
  if (brought.includes(false)) await openDocument(inLanguage(to, spokenLanguage()), signal)
}

function scriptsOf(to: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window
  const path = to.slice(1).replace(/[?#].*/, '')
  const route = Object.values(manifest.routes).find((route) => route?.parentId && (route.path ?? '') === path)
  return route && !(route.id in loaded) ? [...(route.imports ?? []), route.module] : []
}

/** As soon as the server answers. Never ends, as whoever waits for it would go on. */
async function openDocument(address: string, signal: AbortSignal): Promise<never> {
  const onMissing = () => showLoading('failing')
  if (await download(address, { method: 'HEAD', signal, onMissing })) location.assign(address)
  return new Promise(() => {})
}
