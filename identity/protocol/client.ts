import type { Context } from 'hono'

/** Who calls, as far as a request tells. */
export type Client = {
  /** The network address that the request comes from. */
  address: string
  /** The languages that the caller reads, as `Accept-Language` lists them. */
  locale: string | undefined
}

/** How the server tells a request's network address: what a proxy says of it may be true or not. */
export type AddressOf = (context: Context) => string

export function apiKeyOf({ req }: Context): string | undefined {
  return req.query('key') || req.header('x-goog-api-key') || undefined
}

/** Who a request says it comes from. */
export function clientOf(context: Context, addressOf: AddressOf): Client {
  const { req } = context
  return {
    address: addressOf(context),
    // The SDK's own header says what the page was set to.
    locale: req.header('x-firebase-locale') ?? req.header('accept-language'),
  }
}
