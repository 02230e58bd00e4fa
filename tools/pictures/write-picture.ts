import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Writes a picture to its place in web/public and says what it weighs. */
export function writePicture(path: string, content: Buffer): void {
  writeFileSync(fileURLToPath(new URL(`../../web/public/${path}`, import.meta.url)), content)
  console.log(`${path}  ${content.length} bytes`)
}
