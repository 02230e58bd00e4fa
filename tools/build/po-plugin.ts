import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { messagesIn, readCatalogue } from '../messages/catalogue.ts'

/** Lets modules import a PO file: its default export holds the translations by key. */
export function poCatalogues(): Plugin {
  return {
    name: 'po-catalogues',
    async load(id) {
      if (!id.endsWith('.po')) return null
      this.addWatchFile(id)
      const messages = messagesIn(readCatalogue(await readFile(id)))
      return { code: `export default ${JSON.stringify(messages)}`, moduleType: 'js' }
    },
  }
}
