// Before everything else, which may need a thread.
import '#server/threads.ts'

import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'

if (!isSiteBuilt()) await buildSite()
// Compiling the server is a quarter of a start. It is kept beside the built site, or not at all where that cannot be written.
enableCompileCache(fileURLToPath(new URL('../build/compile-cache', import.meta.url)))
await import('#server/main.ts')
