import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { checkGuide } from './scripts/check-guide.ts'
import { checkMessages } from './scripts/messages/check-messages.ts'
import { poCatalogues } from './scripts/messages/po-plugin.ts'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'
import { retireWorker } from './scripts/retire-worker.ts'
import { serveApi } from './scripts/serve-api.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    checkGuide(),
    checkMessages(),
    poCatalogues(),
    retireWorker(),
    serveApi(process.env),
    reactRouter(),
  ],
  // The Content-Security-Policy knows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: oldestBrowsers,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What changes with its own releases alone, and so stays in a browser's cache.
                { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
                // What every page loads, and so not what stands around accounts alone. Compressed in one piece it is
                // smaller than in many.
                {
                  name: 'shell',
                  test: /\/web\/(root|language|shell(?!\/account-screen)|offline\/(offline|follow-worker|storing|manifest-path)|session\/(session|stored|use-))|gateway-ids|remembered-gateway/,
                },
                // What temples are shown with, on four pages.
                { name: 'temples-shown', test: /\/web\/guide\/(certainty|temple-card|temple-picture)\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
})
