import { builtOrigin } from '../site-format.ts'

/** For consumers that need absolute URLs, such as search engines and messengers. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? builtOrigin : location.origin
}
