import type { Context, MiddlewareHandler } from 'hono'

/** How much more of a body in chunks is read: with an unread rest, the connection would have to be closed. */
const mostUnwanted = 1024 * 1024

/**
 * Believes a Content-Length, as Node reads no further, and leaves that body to the server, which can't drain a stream
 * that is already open. A body in chunks is read to its end, as a client may look for the answer only then.
 */
export function limitBodyTo(
  maxBytesOf: (context: Context) => number,
  tooLarge: (context: Context) => Response,
): MiddlewareHandler {
  return async (context, next) => {
    const maxBytes = maxBytesOf(context)
    const length = context.req.header('content-length')
    const isKnown = length !== undefined && context.req.header('transfer-encoding') === undefined
    if (isKnown) return Number(length) <= maxBytes ? next() : tooLarge(context)
    const { raw } = context.req
    if (!raw.body) return next()
    const bytes = await readUpTo(raw.body, maxBytes)
    if (!bytes) return tooLarge(context)
    context.req.raw = new Request(raw, { body: bytes })
    return next()
  }
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  // Cancelling would close the connection before the answer is sent.
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  let read = 0
  while (read <= maxBytes + mostUnwanted) {
    const { done, value } = await reader.read()
    if (done) return read <= maxBytes ? Buffer.concat(parts) : undefined
    read += value.length
    if (read <= maxBytes) parts.push(value)
  }
  return undefined
}
