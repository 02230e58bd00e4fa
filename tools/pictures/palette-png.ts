import { spawnSync } from 'node:child_process'

/** A palette takes a third of the size for flat pictures. ImageMagick is needed only for drawing pictures. */
export function palettePng(png: Buffer, colours: number): Buffer {
  const args = ['png:-', '-strip', '+dither', '-colors', `${colours}`]
  const level = ['-define', 'png:compression-level=9', '-define', 'png:compression-filter=0']
  const { error, status, stdout, stderr } = spawnSync('convert', [...args, ...level, 'png:-'], {
    input: png,
    maxBuffer: 16 * 1024 * 1024,
  })
  if (error) throw new Error(`ImageMagick's convert is needed to draw pictures: ${error.message}`)
  if (status !== 0) throw new Error(`convert: ${stderr.toString().trim()}`)
  return stdout
}
