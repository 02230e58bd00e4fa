import { rm } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { type BuildEnvironment, defineConfig } from 'vite'
import { markSiteBuilt } from '#site/build-site.ts'
import { bundledScripts } from '#site/bundled-script.ts'
import { checkMessages } from '#site/check-messages.ts'
import { compressSite } from '#site/compress-site.ts'
import { gatewayStyles } from '#site/gateway-styles.ts'
import { guideContent } from '#site/guide-content.ts'
import { oldestBrowsers } from '#site/oldest-browsers.ts'
import { pageModules } from '#site/page-modules.ts'
import { poCatalogues } from '#site/po-plugin.ts'
import { prerenderSite } from '#site/prerender-site.ts'
import { retireWorker } from '#site/retire-worker.ts'
import { sayStep } from '#site/say-step.ts'
import { serveApi } from '#site/serve-api.ts'
import { servePages } from '#site/serve-pages.ts'
import { writeServiceWorker } from '#site/write-service-worker.ts'

const client = 'build/client'
const server = 'build/server'

export default defineConfig({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    guideContent(),
    checkMessages(),
    poCatalogues(),
    gatewayStyles(),
    bundledScripts(),
    retireWorker(),
    serveApi(process.env),
    servePages(),
    react(),
  ],
  // The Content-Security-Policy allows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    modulePreload: {
      polyfill: false,
      // The plan of a day imports files that import others: listed, they load at once. Other late parts are small.
      resolveDependencies: (file, files) =>
        file.includes('/day-plans-') ? files : files.filter((one) => one.endsWith('.css')),
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      sayStep('Bundling scripts and styles')
      for (const name of ['client', 'ssr']) await build(environments[name] as BuildEnvironment)
      await prerenderSite(client, server)
      await rm(server, { recursive: true })
      sayStep('Making pages available offline')
      await writeServiceWorker(client)
      sayStep('Compressing files')
      await compressSite(client)
      markSiteBuilt(client)
    },
  },
  environments: {
    // Draws the pages. Only the build runs it, once for each language; the server never renders.
    ssr: {
      build: {
        outDir: server,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'web/entry.server.tsx',
          // Only browsers load a part late; here another part may import it at once.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        },
      },
    },
    client: {
      build: {
        outDir: client,
        manifest: true,
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          // Of no use to whoever starts the site on a slow machine, where they are long.
          checks: { bundlerTimings: false },
          input: { 'entry.client': 'web/entry.client.tsx', ...pageModules },
          output: {
            codeSplitting: {
              groups: [
                // Browsers keep React cached across our releases.
                { name: 'react', test: '/node_modules/react' },
                // Apart, these would add 3.7 KB to the JavaScript of the list.
                {
                  name: 'every-page',
                  test: /\/web\/(shell\/(?!start\/late-part|device|use-unchanged)|frame|language|guide\/facts\/(?!sources)|saved\/tap-temple|offline\/(follow-worker|stored-languages))/,
                },
                {
                  name: 'temples-and-map',
                  test: /\/(guide\/(list-address|map\/links|travel\/road-estimate)|web\/guide\/temples\/(travel-text|opening\/todays-hours))/,
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
