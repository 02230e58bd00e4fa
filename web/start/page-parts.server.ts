import builtStyles from 'virtual:built-styles'
import type { EntryContext } from 'react-router'
import type { PageParts } from './page-parts.tsx'
import { stylesOf } from './styles-of.ts'

/**
 * Replaces React Router's `<Links>` and `<Scripts>`, which import everything before the page is painted, and give up
 * at the first file that fails to load.
 */
export async function pagePartsOf(context: EntryContext, messages: string | undefined): Promise<PageParts> {
  const { manifest, staticHandlerContext, serverHandoffString = '{}', serverHandoffStream } = context
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const imported = [manifest.entry, ...routes].flatMap(({ imports }) => imports ?? [])
  return {
    styles: stylesOf(routes).map(textOf).join(''),
    start: {
      modules: [...new Set([...imported, manifest.url, ...routes.map(({ module }) => module)])],
      entry: manifest.entry.module,
      manifest: manifest.url,
      routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
      messages,
      // React Router takes missing settings for false, and every page carries them.
      context: JSON.parse(serverHandoffString, (_, value) => (value === false ? undefined : value)),
      data: await new Response(serverHandoffStream ?? null).text(),
    },
  }
}

/** React Router puts a "#" at the end of some addresses. */
function textOf(address: string): string {
  const style = builtStyles[address.replace(/#$/, '')]
  if (style === undefined) throw new Error(`There is no style sheet ${address}`)
  return style
}
