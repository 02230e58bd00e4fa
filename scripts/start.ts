// Before everything else, which may need a thread.
import '#server/threads.ts'

import { buildSite, isSiteBuilt } from './build-site.ts'

if (!isSiteBuilt()) await buildSite()
await import('#server/main.ts')
