import type { ClientInstrumentation, DataStrategyResult, MiddlewareFunction } from 'react-router'
import { inLanguage } from '../language/languages.ts'
import { spokenLanguage } from '../language/translate.ts'
import { download, fetchOnce, stallTimeoutMs } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'

/** How long a navigation takes before "Loading…" appears. */
const slowAfterMs = 1000

/** Aborted once the navigation has ended or another has begun. */
let navigation = new AbortController()
navigation.abort()
let goal = ''

/**
 * Where files of the next page are missing, React Router reloads the current page, or shows the next one bare. This
 * opens it as a document, which is readable without scripts and has its styles.
 */
export const filesFirst: ClientInstrumentation = {
  router(router) {
    addEventListener('popstate', endNavigation)
    // A page restored from the back/forward cache would still say that it is loading.
    addEventListener('pagehide', endNavigation)
    router.instrument({
      async navigate(navigate, { to }) {
        const isPath = typeof to === 'string' && to.startsWith('/')
        const signal = startNavigation(isPath ? inLanguage(to, spokenLanguage()) : undefined)
        if (isPath) await preloadFiles(to, signal)
        await navigate()
        if (!signal.aborted) endNavigation()
      },
    })
  },
}

/** Does the same if data of the next page is missing, where React Router would show an error. */
export const openWithoutData: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  // Back and Forward don't call `navigate()` of the router.
  const isOwn = navigation.signal.aborted
  const signal = isOwn ? startNavigation() : navigation.signal
  const watchdog = setTimeout(() => void openDocument(request.url, signal), stallTimeoutMs)
  const results = await next()
  clearTimeout(watchdog)
  const isMissing = Object.values(results).some(({ type }) => type === 'error')
  if (isMissing && !request.signal.aborted) await openDocument(request.url, signal)
  if (isOwn && !signal.aborted) endNavigation()
  return results
}

/** Continues a navigation once React has been given up. */
export function openWithoutRouter(): void {
  if (!navigation.signal.aborted) void openDocument(goal, new AbortController().signal)
}

function startNavigation(to = location.href): AbortSignal {
  endNavigation()
  goal = to
  navigation = new AbortController()
  const { signal } = navigation
  const sign = setTimeout(() => showLoading('waiting'), slowAfterMs)
  signal.addEventListener('abort', () => clearTimeout(sign))
  return signal
}

function endNavigation(): void {
  if (navigation.signal.aborted) return
  navigation.abort()
  hideLoading()
}

async function preloadFiles(to: string, signal: AbortSignal): Promise<void> {
  const arrived = await Promise.all(filesOf(to).map((file) => fetchOnce(file, { signal })))
  if (arrived.includes(false)) await openDocument(goal, signal)
}

function filesOf(to: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window
  const path = to.slice(1).replace(/[?#].*/, '')
  const route = Object.values(manifest.routes).find((route) => route?.parentId && (route.path ?? '') === path)
  if (!route || route.id in loaded) return []
  return [...(route.imports ?? []), ...(route.css ?? []), route.module]
}

/** Never settles, so that callers do not carry on while the document loads. */
async function openDocument(address: string, signal: AbortSignal): Promise<never> {
  const onMissing = () => showLoading('failing')
  if (await download(address, { method: 'HEAD', signal, onMissing })) location.assign(address)
  return new Promise(() => {})
}
