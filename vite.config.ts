import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { checkGuide } from './scripts/check-guide.ts'
import { checkMessages } from './scripts/messages/check-messages.ts'
import { poCatalogues } from './scripts/messages/po-plugin.ts'
import { serveApi } from './scripts/serve-api.ts'

export default defineConfig({
  publicDir: 'web/public',
  plugins: [checkGuide(), checkMessages(), poCatalogues(), serveApi(process.env), reactRouter()],
  // The Content-Security-Policy knows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    // The oldest browsers that the README names.
    target: ['chrome100', 'firefox100', 'safari16.4'],
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
                // What every page loads. Compressed in one piece it is smaller than in many.
                {
                  name: 'shell',
                  test: /\/web\/(root|language|shell|session\/(session|stored|use-))|gateway-ids|remembered-gateway/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
