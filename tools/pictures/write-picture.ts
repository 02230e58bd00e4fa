import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export function writePicture(path: string, content: Buffer): void {
  writeFileSync(fileURLToPath(new URL(`../../web/public/${path}`, import.meta.url)), content)
  console.log(`${path}  ${content.length} bytes`)
}
