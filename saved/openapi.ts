import { type Description, jsonSchemaOf, problemResponses } from '#api/openapi.ts'
import { limits } from '#day/entries/limits.ts'
import { formerKind, kinds, unknownKind } from './entry-kinds.ts'
import { firstRoom } from './room.ts'

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

export const savedDescription: Description = {
  paths: { '/api/visits': { get: readOperation, put: mergeOperation, delete: deleteOperation } },
  schemas: { Kept: copySchema() },
}
