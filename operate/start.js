// In JavaScript: with the first TypeScript that isn't in the cache, Node loads a compiler, which stays: 19 MB of memory.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Also a quarter of a start. It lies beside the built site, or nowhere if that can't be written.
enableCompileCache(fileURLToPath(new URL('../build/compile-cache', import.meta.url)))
// Before everything else, which may need a thread.
await import('#server/threads.ts')
const { buildSite, isSiteBuilt } = await import('#tools/build/build-site.ts')
if (!isSiteBuilt()) await buildSite()
await import('#server/main.ts')
