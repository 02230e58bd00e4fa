import { Hono } from 'hono'
import { type Operations, openApiDocument } from './openapi.ts'
import { notAllowed, problemAnswer } from './problem.ts'

/** Follows the routes that it describes: no other address of the interface is known. */
export function descriptionRoutes(operations: Operations): Hono {
  const document = JSON.stringify(openApiDocument(operations))
  return new Hono()
    .get('/api/openapi.json', (context) =>
      context.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }),
    )
    .all('/api/openapi.json', notAllowed('GET, HEAD'))
    .all('/api/*', (context) => problemAnswer(context, 'not-found'))
}
