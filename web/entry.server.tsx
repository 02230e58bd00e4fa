import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'
import { languageOf } from './language/languages.ts'
import { messagesAddressOf } from './language/messages.server.ts'
import { pagePartsOf } from './start/page-parts.server.ts'
import { PagePartsContext } from './start/page-parts.tsx'

/** Renders a page to HTML, at build time only. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(await page(request, context))
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}

async function page({ url }: Request, context: EntryContext) {
  if (import.meta.env.DEV) return <ServerRouter context={context} url={url} />
  const { serverHandoffStream: _, ...drawn } = context
  const parts = await pagePartsOf(context, messagesAddressOf(languageOf(new URL(url).pathname)))
  return (
    <PagePartsContext value={parts}>
      <ServerRouter context={drawn} url={url} />
    </PagePartsContext>
  )
}
