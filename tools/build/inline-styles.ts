import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a page's styles into the page, which so is painted as soon as it arrives: a stylesheet costs a slow line another
 * round trip, behind the page's JavaScript. The links stay, as React looks for them, but load nothing (`disabled`);
 * those that React Router adds later, on the way to another page, are new elements and load.
 */
export async function withInlineStyles(html: string, clientFolder: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet" href="(?<address>[^"]+)"/g)]
  const addresses = links.map(({ groups }) => groups?.address ?? '')
  const styles = await Promise.all(addresses.map((address) => readFile(join(clientFolder, address), 'utf8')))
  return html
    .replace('</title>', () => `</title><style>${styles.join('')}</style>`)
    .replaceAll('<link rel="stylesheet" ', '<link disabled="" rel="stylesheet" ')
}
