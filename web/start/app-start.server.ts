import type { EntryContext } from 'react-router'
import type { AppStart } from './app-start.ts'

/**
 * What React Router's `<Scripts>` would have the browser load by itself. Its script imports everything at once, before
 * the page is painted, and gives up at the first file that fails to load.
 */
export async function appStartOf(context: EntryContext, messages: string | undefined): Promise<AppStart> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const imported = [manifest.entry, ...routes].flatMap(({ imports }) => imports ?? [])
  return {
    modules: [...new Set([...imported, manifest.url, ...routes.map(({ module }) => module)])],
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    messages,
    context: JSON.parse(serverHandoffString),
    data: await new Response(serverHandoffStream ?? null).text(),
  }
}
