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
                { name: 'shared', minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
  },
})
