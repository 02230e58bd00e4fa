import { z } from 'zod'
import { type Description, jsonSchemaOf, problemResponses } from '#api/openapi.ts'
import { limits } from '#today/values.ts'
import { answerSchema, sentWordSchema, wordSchema } from '#today/word.ts'

const bodyOf = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})

const etag = { ETag: { $ref: '#/components/headers/ETag' } }

const readToday = {
  operationId: 'readToday',
  summary: 'Today’s word: what the travel desk says now',
  description: `For everybody, from any origin; at most ${limits.answerBytes} bytes. Times are milliseconds since 1970. A word holds from its \`from\` until its \`until\`; some begin later. What it says wins over the guide while it holds. Ignore a word whose kind or value you don’t know: there will be more. A shape that older programs can’t read would get another \`version\`. Once read, it may be used for a minute.`,
  security: [],
  parameters: [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }],
  responses: {
    200: { description: 'What stands, in the order in which it was said', headers: etag, ...bodyOf('Today') },
    304: { description: 'Still the version that If-None-Match names', headers: etag },
    ...problemResponses('failed', 'unavailable'),
  },
}

const readLog = {
  operationId: 'readTodayLog',
  summary: 'Who said what and took what back, the newest first',
  responses: {
    200: { description: 'The newest entries', ...bodyOf('TodayLog') },
    ...problemResponses('sign-in-needed', 'editor-needed', 'failed', 'unavailable'),
  },
}

const sayWord = {
  operationId: 'sayWord',
  summary: 'Says something',
  description: `You choose the id, so that you can send a word again when no answer came. A word lasts at most 48 hours and begins within the next 48. A later word about the same thing (the hours of a temple, a line, the tokens, a road, the crowd at a temple, the free text of a language) ends an earlier one when it begins. A free text has at most ${limits.letters} letters as people count them and ${limits.textBytes} bytes, on one line, without spaces at its ends.`,
  requestBody: { required: true, ...bodyOf('SentWord') },
  responses: {
    200: { description: 'It had been said already', ...bodyOf('Word') },
    201: { description: 'It is said', ...bodyOf('Word') },
    ...problemResponses(
      'body-unreadable',
      'sign-in-needed',
      'editor-needed',
      'id-taken',
      'no-room',
      'body-too-large',
      'body-not-json',
      'word-invalid',
      'too-many-requests',
      'failed',
      'unavailable',
    ),
  },
}

const takeBack = {
  operationId: 'takeBackWord',
  summary: 'Takes a word back, whoever said it',
  description:
    'Within ten minutes it was a slip, and what it replaced holds again. Again, or after its end, this changes nothing.',
  parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    204: { description: 'It stands no more' },
    ...problemResponses(
      'sign-in-needed',
      'editor-needed',
      'not-found',
      'too-many-requests',
      'failed',
      'unavailable',
    ),
  },
}

const speaker = z.string().nullable().describe('An address, or an id of a hosted project; null: the operator')

const logSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      ...wordSchema.shape,
      saidBy: speaker,
      takenBackAt: z.int().nullable(),
      takenBackBy: speaker,
    }),
  ),
})

export const deskDescription: Description = {
  paths: {
    '/api/today': { get: readToday },
    '/api/today/log': { get: readLog },
    '/api/today/words': { post: sayWord },
    '/api/today/words/{id}': { delete: takeBack },
  },
  schemas: {
    Today: jsonSchemaOf(answerSchema),
    SentWord: jsonSchemaOf(sentWordSchema),
    Word: jsonSchemaOf(wordSchema),
    TodayLog: jsonSchemaOf(logSchema),
  },
}
