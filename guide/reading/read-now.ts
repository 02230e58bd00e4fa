import { readdirSync, readFileSync } from 'node:fs'
import { type Reading, readContent } from './read-content.ts'
import type { WrittenFile } from './read-files.ts'

export const contentFolder = new URL('../../content/', import.meta.url)

export function readNow(folder = contentFolder): Reading {
  return readContent(writtenFiles(folder))
}

export function writtenFiles(folder = contentFolder): WrittenFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name: `content/${name}`, text: readFileSync(new URL(name, folder), 'utf8') }))
}
