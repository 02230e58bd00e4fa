import { rm } from 'node:fs/promises'
import type { Config } from '@react-router/dev/config'
import { markSiteBuilt } from '#tools/build/build-site.ts'
import { compressSite } from '#tools/build/compress-site.ts'
import { prerenderSite } from '#tools/build/prerender-site.ts'
import { writeServiceWorker } from '#tools/build/write-service-worker.ts'

export default {
  appDirectory: 'web',
  // The part that draws pages is used by the build alone, which draws each in every language; nothing is drawn later.
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
