import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { explain, parseArguments } from '#operate/command-line.ts'
import { jsonSchemas } from './content/json-schemas.ts'

const usage = `Usage: npm run content -- schema

Writes content/schemas/, by which editors' programs complete and check the files of content/ while they are written.`

process.exitCode = main(process.argv.slice(2))

function main(args: string[]): number {
  const parsed = parseArguments(args, { options: {}, allowPositionals: true })
  if (!('positionals' in parsed)) return explain(parsed, usage)
  if (parsed.positionals.join(' ') !== 'schema')
    return explain({ problem: 'There is one command: schema.' }, usage)
  for (const [file, schema] of jsonSchemas()) {
    const path = join(import.meta.dirname, '..', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, schema)
  }
  return 0
}
