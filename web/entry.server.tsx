import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { speakFor } from './language/messages.server.ts'

/** Renders a page to HTML; only the build does, once for each. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  speakFor(request)
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
