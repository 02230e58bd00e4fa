import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import {
  bundleAddress,
  type FileGroup,
  isInBundle,
  type PageBundle,
  type SiteFiles,
} from '#web/offline/site-files.ts'
import { filesByAddress, listSiteFiles } from './list-site-files.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

const source = fileURLToPath(new URL('../../web/offline/worker/service-worker.ts', import.meta.url))

/** Puts the service worker into a site that is built, and with it the list of the files that it keeps. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const files = await listSiteFiles(folder)
  writeBundles(folder, files)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { SITE_FILES: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: oldestBrowsers,
      rolldownOptions: {
        input: source,
        // No module, which older browsers do not take for a service worker.
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

function writeBundles(folder: string, { groups }: SiteFiles): void {
  const files = new Map(filesByAddress(folder))
  for (const [group, listed] of Object.entries(groups)) {
    const bundle: PageBundle = Object.fromEntries(
      Object.keys(listed)
        .filter(isInBundle)
        .map((address) => [address, { body: readFileSync(files.get(address) as string, 'utf8') }]),
    )
    if (Object.keys(bundle).length === 0) continue
    const file = join(folder, bundleAddress(group as FileGroup))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(bundle))
  }
}
