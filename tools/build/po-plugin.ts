import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { readCatalogue } from '#messages/catalogue.ts'
import { messagesIn, messagesOfSection } from '../messages/catalogue.ts'

const section = '?section='

/** A PO file's default export is its translations by key, or with `?section=` those of that section. */
export function poCatalogues(): Plugin {
  return {
    name: 'po-catalogues',
    async load(id) {
      const file = id.replace(/\?.*$/, '')
      if (!file.endsWith('.po')) return null
      this.addWatchFile(file)
      const catalogue = readCatalogue(await readFile(file))
      if (file === id) return exporting(messagesIn(catalogue))
      const [, asked] = id.split(section)
      return asked ? exporting(messagesOfSection(asked, catalogue)) : null
    },
  }
}

function exporting(value: unknown) {
  return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' as const }
}
