import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { bundleAddress, type FileGroup, isInBundle, type OfflineFiles } from '#web/offline/offline-files.ts'
import { workerAddress } from '#web/site-format.ts'
import { listOfflineFiles } from './list-offline-files.ts'
import { oldestBrowsers } from './oldest-browsers.ts'

const source = fileURLToPath(new URL('../web/offline/worker/service-worker.ts', import.meta.url))

export async function writeServiceWorker(folder: string): Promise<void> {
  const files = await listOfflineFiles(folder)
  writeBundles(folder, files)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_FILES: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: oldestBrowsers,
      rolldownOptions: {
        input: source,
        // Older browsers refuse a module as a service worker.
        output: { format: 'iife', entryFileNames: workerAddress.slice(1) },
      },
    },
  })
}

function writeBundles(folder: string, { groups }: OfflineFiles): void {
  for (const [group, files] of Object.entries(groups)) {
    const addresses = Object.keys(files).filter(isInBundle)
    if (addresses.length === 0) continue
    const file = join(folder, bundleAddress(group as FileGroup))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(addresses))
  }
}
