import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeServiceWorker } from '#site/write-service-worker.ts'

const builtSite = fileURLToPath(new URL('../../build/client', import.meta.url))

/**
 * Copies the built site and changes one page, as a later build would: "Good to know" has a new script and
 * `data-version="later"` in its HTML, and the old script is gone.
 */
export async function buildAnotherVersion(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-version-'))
  cpSync(builtSite, folder, {
    recursive: true,
    // The compressed files would not match the changes.
    filter: (file) => !/\.(br|gz)$/.test(file),
  })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const page = readFileSync(join(folder, 'good-to-know/index.html'), 'utf8')
  const [, old = ''] = /"\/assets\/(good-to-know-[^"]+?\.js)"\]/.exec(page) ?? []
  for (const name of names) {
    const file = join(folder, name)
    if (!/\.(html|js|json)$/.test(name) || !statSync(file).isFile()) continue
    const text = readFileSync(file, 'utf8')
    const changed = text.replaceAll(old, 'good-to-know-later.js')
    const isPage = /good-to-know[\\/]index\.html$/.test(name)
    if (changed !== text || isPage)
      writeFileSync(file, isPage ? changed.replace('<html ', '<html data-version="later" ') : changed)
  }
  renameSync(join(folder, 'assets', old), join(folder, 'assets/good-to-know-later.js'))
  await writeServiceWorker(folder)
  return folder
}
