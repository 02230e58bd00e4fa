import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { checkGuide } from '#tools/build/check-guide.ts'
import { checkMessages } from '#tools/build/check-messages.ts'
import { gatewayStyles } from '#tools/build/gateway-styles.ts'
import { oldestBrowsers } from '#tools/build/oldest-browsers.ts'
import { poCatalogues } from '#tools/build/po-plugin.ts'
import { retireWorker } from '#tools/build/retire-worker.ts'
import { serveApi } from '#tools/build/serve-api.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [
    checkGuide(),
    checkMessages(),
    poCatalogues(),
    gatewayStyles(),
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
                  test: /\/web\/(root|language|shell(?!\/account-screen)|offline\/(update-notice|follow-worker|web-app-manifest)|account\/session\/(session|stored))|remembered-gateway/,
                },
                // What temples are shown with, on four pages.
                {
                  name: 'temples-shown',
                  test: /\/web\/(facts\/certainty|temples\/temple-card|temples\/temple-picture)\.tsx$/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
