import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Files } from '#web/entry.server.tsx'
import { pageModules } from './page-modules.ts'

type SiteFiles = {
  build: string
  page: (name: string) => Promise<Omit<Files, 'build'>>
}

export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const shared = Object.values(manifest).filter(({ src }) => !src?.startsWith('web/pages/'))
  const build = createHash('sha256')
    .update(JSON.stringify(shared.map(({ file, css }) => [file, css])))
    .digest('hex')
  const entry = importedBy(manifest, ['web/entry.client.tsx'])
  const page = async (name: string) => {
    const chunks = importedBy(manifest, [pageModules[name] as string])
    const styles = addresses([...entry, ...chunks].flatMap(({ css = [] }) => css))
    const texts = await Promise.all(styles.map((address) => readFile(join(folder, address), 'utf8')))
    const modules = addresses(entry.map(({ file }) => file))
    return {
      modules: addresses(chunks.map(({ file }) => file)),
      styles,
      styleText: texts.join(''),
      app: { modules: modules.slice(0, -1), entry: modules.at(-1) as string },
    }
  }
  return { build: build.slice(0, 8), page }
}

function importedBy(manifest: Manifest, keys: readonly string[]): Manifest[string][] {
  const chunks = new Set<Manifest[string]>()
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} was not built`)
    for (const imported of importedBy(manifest, chunk.imports ?? [])) chunks.add(imported)
    chunks.add(chunk)
  }
  return [...chunks]
}

function addresses(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`)
}
