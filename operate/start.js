// In JavaScript, because the first TypeScript that isn't in the cache loads a compiler, which keeps 19 MB of memory.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The cache, beside the built site, also saves a quarter of a start. Without write permission there is none.
enableCompileCache(fileURLToPath(new URL('../build/compile-cache', import.meta.url)))
// Before everything else, which may need a thread.
await import('#server/threads.ts')
const { buildSite, isSiteBuilt } = await import('#site/build-site.ts')
if (!isSiteBuilt()) await buildSite()
await import('#server/main.ts')
