import type { UNSAFE_AssetsManifest as Manifest } from 'react-router'
import type { AppStart } from './app-start.ts'

declare global {
  interface Window {
    /**
     * Undocumented. If an upgrade renames them, "every file of the next page in turn" fails:
     * tests/journeys/shell/bad-line.test.ts.
     */
    __reactRouterManifest: Manifest
    __reactRouterRouteModules: Readonly<Record<string, unknown>>
  }
}

/**
 * Sets what `<HydratedRouter>` reads, in place of `<Scripts>`. Undocumented: if an upgrade renames it, "every file of
 * a first visit in turn" fails in that test.
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
