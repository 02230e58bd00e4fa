import type { Plugin } from 'vite'

const name = 'virtual:built-styles'

/** Server modules import an object of style sheets, by address. */
export function builtStyles(): Plugin {
  const styles: Record<string, string> = {}
  return {
    name: 'built-styles',
    // The browser's part is built first.
    sharedDuringBuild: true,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(styles)}` : undefined),
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          styles[`/${file.fileName}`] = String(file.source)
    },
  }
}
