import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtStyles } from '#tools/build/built-styles.ts'
import { bundledScripts } from '#tools/build/bundled-script.ts'
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
    bundledScripts(),
    builtStyles(),
    retireWorker(),
    serveApi(process.env),
    reactRouter(),
  ],
  // The Content-Security-Policy knows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    // What is loaded late is small, and not worth the list of its files in every page.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Changes only with React's own releases, so browsers keep it cached across ours.
                { name: 'react', test: '/node_modules/react' },
                // Small files cost more apart: what every page loads, and what the list and the day do.
                {
                  name: 'every-page',
                  test: /web\/(start\/(page-loading|app-start)|offline\/follow-worker|shell\/page-to-return-to|account\/mailed-link\/action-link|language\/translated|visits\/tap-temple|offline\/what-is-stored)/,
                },
                {
                  name: 'temples',
                  test: /web\/(temples\/(travel-text|visit-text)|list\/remembered-gateway|facts\/(doubt|checked-on)|position\/)|map\/links|road-estimate/,
                },
                // For those that show more of what visitors keep than a button.
                {
                  name: 'kept',
                  test: /idb-keyval|visits\/(merge|kept|days|keys|store|new-day|hold-day|use-visits)\./,
                },
                { name: 'shared', minShareCount: 8, test: /\/(guide|web\/(?!visits))\// },
              ],
            },
          },
        },
      },
    },
  },
})
