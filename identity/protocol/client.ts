import type { Context } from 'hono'

/** What a request says about its sender. */
export type Client = {
  address: string
  /** The caller's languages, in the form of `Accept-Language`. */
  locale: string | undefined
}

/** Finds a request's network address. The server decides which proxies to believe. */
export type AddressOf = (context: Context) => string

export function apiKeyOf({ req }: Context): string | undefined {
  return req.query('key') || req.header('x-goog-api-key') || undefined
}

export function clientOf(context: Context, addressOf: AddressOf): Client {
  const { req } = context
  return {
    address: addressOf(context),
    // The SDK's own header carries the page's language.
    locale: req.header('x-firebase-locale') ?? req.header('accept-language'),
  }
}
