import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { readCatalogue } from '#messages/catalogue.ts'
import { interfaceSection, messagesIn, messagesOfSection } from '../messages/catalogue.ts'

const forBrowsers = '?for-browsers'
const section = '?section='

/** `?for-browsers` and `?section=` give the address of a file with what browsers need of the catalogue. */
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
      if (asked) return exporting(messagesOfSection(asked, catalogue))
      if (!id.endsWith(forBrowsers)) return null
      const source = JSON.stringify(messagesOfSection(interfaceSection, catalogue))
      if (this.environment.mode !== 'build')
        return exporting(`data:application/json,${encodeURIComponent(source)}`)
      const name = `messages-${basename(file, '.po')}.json`
      return exporting(`__VITE_ASSET__${this.emitFile({ type: 'asset', name, source })}__`)
    },
  }
}

function exporting(value: unknown) {
  return { code: `export default ${JSON.stringify(value)}`, moduleType: 'js' as const }
}
