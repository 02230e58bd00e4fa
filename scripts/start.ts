import { buildSite, isSiteBuilt } from './build-site.ts'

if (!isSiteBuilt()) await buildSite()
await import('#server/main.ts')
