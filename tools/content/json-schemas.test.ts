import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { writtenFiles } from '#guide/reading/read-now.ts'
import { jsonSchemas, schemaLine } from './json-schemas.ts'

const root = join(import.meta.dirname, '../..')

describe('content/schemas', () => {
  const schemas = jsonSchemas()

  it('are as `npm run content -- schema` writes them', () => {
    const files = globSync('content/schemas/*', { cwd: root }).map((name) => name.replaceAll('\\', '/'))
    assert.deepEqual(files.sort(), [...schemas.keys()].sort())
    for (const [file, schema] of schemas) assert.equal(readFileSync(join(root, file), 'utf8'), schema, file)
  })

  it('are named by the first line of each file, and take what it says', () => {
    const ajv = addFormats.default(new Ajv())
    const validators = new Map([...schemas].map(([file, schema]) => [file, ajv.compile(JSON.parse(schema))]))
    for (const { name, text } of writtenFiles()) {
      const [first = ''] = text.split('\n')
      assert.equal(first, schemaLine(name), name)
      const validate = validators.get(`content/schemas/${first.split('/').at(-1)}`) ?? assert.fail(name)
      assert.ok(validate(parse(text)), `${name}: ${JSON.stringify(validate.errors)}`)
    }
  })
})
