import type { Context } from 'hono'

export type Client = {
  address: string
  locale: string | undefined
}

/** The server decides which proxies to believe. */
export type AddressOf = (context: Context) => string

export function apiKeyOf({ req }: Context): string | undefined {
  return req.query('key') || req.header('x-goog-api-key') || undefined
}

export function clientOf(context: Context, addressOf: AddressOf): Client {
  const { req } = context
  return {
    address: addressOf(context),
    // The SDK's header carries the page's language.
    locale: req.header('x-firebase-locale') ?? req.header('accept-language'),
  }
}
