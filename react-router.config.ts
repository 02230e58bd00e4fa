import { rm } from 'node:fs/promises'
import type { Config } from '@react-router/dev/config'
import { markSiteBuilt } from '#tools/build/build-site.ts'
import { compressSite } from '#tools/build/compress-site.ts'
import { prerenderSite } from '#tools/build/prerender-site.ts'
import { writeServiceWorker } from '#tools/build/write-service-worker.ts'

export default {
  appDirectory: 'web',
  // Builds the code that renders pages. Only the build runs it, once for each language; the server never renders.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const folder = `${buildDirectory}/client`
    await prerenderSite(buildDirectory)
    await rm(`${buildDirectory}/server`, { recursive: true })
    await writeServiceWorker(folder)
    await compressSite(folder)
    markSiteBuilt(folder)
  },
} satisfies Config
