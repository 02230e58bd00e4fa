import { z } from 'zod'
import { limits } from '#day/entries/limits.ts'
import { formerKind, kinds, unknownKind } from './entry-kinds.ts'
import { type ProblemName, problems, typeOf } from './problem.ts'
import { firstRoom } from './room.ts'

export function openApiDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: 'What a visitor of Travel Visit keeps',
      version: '1',
      description:
        'Days, visited temples and favourites of the account whose ID token is sent. Devices and server merge entry by entry: of each, the one with the later clock stays. A value is null once it has been removed.',
    },
    servers: [{ url: '/' }],
    security: [{ idToken: [] }],
    paths: {
      '/api/visits': { get: readOperation, put: mergeOperation, delete: deleteOperation },
      '/api/openapi.json': {
        get: {
          operationId: 'readDescription',
          summary: 'This description',
          security: [],
          responses: { 200: { description: 'OpenAPI 3.1', content: { 'application/json': {} } } },
        },
      },
    },
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A Firebase ID token' },
      },
      headers: {
        ETag: {
          description: 'The version that If-Match has to name',
          required: true,
          schema: { type: 'string' },
        },
        'Retry-After': { description: 'Seconds', required: true, schema: { type: 'integer', minimum: 1 } },
      },
      schemas: {
        Kept: copySchema(),
        ...Object.fromEntries(
          Object.entries(problems).map(([name]) => [name, problemSchema(name as ProblemName)]),
        ),
      },
    },
  }
}

const copyAnswer = {
  headers: { ETag: { $ref: '#/components/headers/ETag' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Kept' } } },
}

const readOperation = {
  operationId: 'readVisits',
  summary: 'Everything that the account keeps; no entries if it keeps nothing',
  parameters: [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }],
  responses: {
    200: { description: 'What is kept', ...copyAnswer },
    304: { description: 'Still the version that If-None-Match names', headers: copyAnswer.headers },
    ...problemResponses('sign-in-needed', 'failed', 'unavailable'),
  },
}

const mergeOperation = {
  operationId: 'mergeVisits',
  summary: 'Merges entries into what the account keeps',
  description: `Never removes what is stored and not sent. At most ${limits.entries} entries and ${limits.bytes} bytes of them as JSON an account, not counting removed ones, of which the newest ${limits.removals} are remembered; ${firstRoom.bytes} bytes until the address is confirmed; ${limits.entryBytes} bytes an entry; ${limits.valueDepth} levels of lists and objects a value. A clock may be a day ahead of the time in the Date of the answer.`,
  parameters: [
    {
      name: 'If-Match',
      in: 'header',
      required: true,
      schema: { type: 'string' },
      description: 'The ETag that was read last',
    },
  ],
  requestBody: { required: true, content: copyAnswer.content },
  responses: {
    200: { description: 'What is kept now', ...copyAnswer },
    ...problemResponses(
      'body-unreadable',
      'sign-in-needed',
      'changed',
      'body-too-large',
      'body-not-json',
      'entries-invalid',
      'too-much',
      'version-missing',
      'too-many-requests',
      'failed',
      'unavailable',
    ),
  },
}

const deleteOperation = {
  operationId: 'deleteVisits',
  summary: 'Deletes everything that the account keeps',
  description:
    'To be called before an account of a hosted project is deleted. For two hours no session from before can read or write anything, which would bring back what was deleted.',
  responses: {
    204: { description: 'Nothing is kept any more' },
    ...problemResponses('sign-in-needed', 'too-many-requests', 'failed', 'unavailable'),
  },
}

function problemResponses(...names: ProblemName[]) {
  const byStatus = Map.groupBy(names, (name) => problems[name].status)
  return Object.fromEntries(
    [...byStatus].map(([status, sharing]) => [
      status,
      {
        description: sharing.map((name) => problems[name].title).join(' Or: '),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }
          : {}),
        content: {
          'application/problem+json': {
            schema: { anyOf: sharing.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
          },
        },
      },
    ]),
  )
}

function copySchema() {
  const known = Object.values(kinds)
  return {
    type: 'object',
    properties: {
      entries: {
        type: 'object',
        patternProperties: Object.fromEntries(
          [...known, unknownKind, formerKind].map(({ key, entry }) => [key.source, jsonSchemaOf(entry)]),
        ),
        additionalProperties: false,
      },
    },
    required: ['entries'],
    additionalProperties: false,
  }
}

function jsonSchemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  return rest
}

/** Open for further members, which clients have to ignore (RFC 9457, 3.2). */
function problemSchema(name: ProblemName) {
  const { status, title } = problems[name]
  return {
    $anchor: name,
    type: 'object',
    properties: {
      type: { const: typeOf(name) },
      title: { const: title },
      status: { const: status },
      ...moreProperties[name],
    },
    required: ['type', 'title', 'status', ...Object.keys(moreProperties[name] ?? {})],
  }
}

const moreProperties: Partial<Record<ProblemName, object>> = {
  'body-too-large': { most: { type: 'integer', description: 'Bytes' } },
  'entries-invalid': {
    invalid: {
      description: 'The first of them',
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          key: { type: 'string' },
          detail: { type: 'string' },
          isClockAhead: {
            const: true,
            description: 'It can be sent with a clock by the time in the Date of the answer',
          },
        },
        required: ['key', 'detail'],
      },
    },
  },
  'too-much': {
    entries: {
      type: 'integer',
      description: 'The most entries that an account may keep, besides removed ones',
    },
    bytes: { type: 'integer', description: 'The most bytes of them as JSON' },
  },
}
