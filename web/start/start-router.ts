import type { UNSAFE_AssetsManifest as Manifest } from 'react-router'
import type { AppStart } from './app-start.ts'

declare global {
  interface Window {
    /**
     * Undocumented: all routes, and the modules loaded so far. If an upgrade renames them, tests/journeys/shell/bad-
     * line.test.ts fails at "every file of the next page in turn".
     */
    __reactRouterManifest: Manifest
    __reactRouterRouteModules: Readonly<Record<string, unknown>>
  }
}

/**
 * Sets what `<HydratedRouter>` reads, in place of React Router's `<Scripts>`. Undocumented: if an upgrade renames it,
 * tests/journeys/shell/bad-line.test.ts fails at "every file of a first visit in turn".
 */
export async function startRouter({ manifest, routes, context, data }: AppStart): Promise<void> {
  await import(/* @vite-ignore */ manifest)
  const modules = Object.entries(routes).map(async ([id, module]) => [
    id,
    await import(/* @vite-ignore */ module),
  ])
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(data).body },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  })
}
