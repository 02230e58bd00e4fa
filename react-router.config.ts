import type { Config } from '@react-router/dev/config'
import { markSiteBuilt } from './scripts/build-site.ts'
import { compressSite } from './scripts/compress-site.ts'

export default {
  appDirectory: 'web',
  ssr: false,
  // Every page is HTML before any JavaScript arrives; the last one stands for unknown addresses.
  prerender: [
    '/',
    '/login',
    '/register',
    '/logout',
    '/forgot',
    '/action',
    '/account',
    '/tirupati',
    '/temples',
    '/not-found',
  ],
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await compressSite(folder)
    markSiteBuilt(folder)
  },
} satisfies Config
