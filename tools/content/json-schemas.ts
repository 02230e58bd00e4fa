import { z } from 'zod'
import { fileSchemas } from '#guide/reading/content-schema.ts'

export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(fileSchemas).map(([name, schema]) => [
      `content/schemas/${schemaName(name)}.json`,
      `${JSON.stringify(jsonSchema(schema), null, 2)}\n`,
    ]),
  )
}

export function schemaLine(file: string): string {
  const key = file.replace(/^content\//, '').replace(/\.yaml$/, '')
  const kind = key in fileSchemas ? key : key.replace(/[^/]+$/, '*')
  const toContent = key.includes('/') ? '../' : ''
  return `# yaml-language-server: $schema=${toContent}schemas/${schemaName(kind)}.json`
}

function schemaName(kind: string): string {
  return kind.replace('/*', '').replace('/', '-')
}

/** Ids that files give are left to the reading: else a new source would change the schemas. */
function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override({ jsonSchema }) {
      const { fact, cited, translated: _, ...plain } = jsonSchema
      for (const key of Object.keys(jsonSchema)) if (cited || !(key in plain)) delete jsonSchema[key]
      if (cited) Object.assign(jsonSchema, { type: 'string', description: 'An id of content/sources.yaml.' })
      // Addresses have letters of all languages, which this format lacks.
      if (jsonSchema.format === 'uri') {
        delete jsonSchema.format
        jsonSchema.pattern ??= '^https?://'
      }
      if (!fact) return
      Object.assign(jsonSchema, asWritten(jsonSchema))
    },
  })
}

type Json = z.core.JSONSchema.BaseSchema

/** Files name sources by their ids, and notes that many facts share by theirs. Without a note there has to be a source. */
function asWritten({ properties = {}, required = [] }: Json): Json {
  const checkedOn = {
    ...(properties.checkedOn as Json),
    description: 'The day on which its sources were read, or somebody was asked.',
  }
  if (!properties.note) return { properties: { ...properties, checkedOn } }
  return {
    properties: {
      ...properties,
      checkedOn,
      noteOf: { type: 'string', description: 'Instead of a note of its own: one of content/notes.yaml.' },
      note: {
        ...(properties.note as Json),
        description: 'What readers need to know to doubt it. Required without a source.',
      },
    },
    required: required.filter((name) => name !== 'sources'),
  }
}
