import type { Context } from 'hono'

export type Client = {
  address: string
  locale: string | undefined
}

/** The server decides which proxies to believe. */
export type AddressOf = (context: Context) => string

/** Decoding a query of many parameters takes long, and the key's value means nothing here. */
export function hasApiKey({ req }: Context): boolean {
  return /[?&]key=[^&#]/.test(req.url) || Boolean(req.header('x-goog-api-key'))
}

export function clientOf(context: Context, addressOf: AddressOf): Client {
  const { req } = context
  return {
    address: addressOf(context),
    // The SDK's header carries the page's language.
    locale: req.header('x-firebase-locale') ?? req.header('accept-language'),
  }
}
