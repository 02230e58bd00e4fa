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
  // The Content-Security-Policy allows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    // What is loaded late is small, and not worth a list in every page.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Browsers keep React cached across our releases.
                { name: 'react', test: '/node_modules/react' },
                // Apart, these would add 3.7 KB to the JavaScript of the list.
                {
                  name: 'every-page',
                  test: /\/web\/(start\/(?!late-part)|frame|shell|language|clock|position|facts\/(?!sources)|saved\/tap-temple|offline\/follow-worker)/,
                },
                {
                  name: 'temples-and-map',
                  test: /\/(guide\/(list-address|map\/links|travel\/road-estimate)|web\/temples\/(driver\/show-driver|travel-text|visit-text|opening\/todays-hours))/,
                },
                { name: 'saved', test: '/web/saved/use-saved' },
              ],
            },
          },
        },
      },
    },
  },
})
