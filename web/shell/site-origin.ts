import { builtOrigin } from '../site-format.ts'

/** For search engines and messengers, which need absolute addresses. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? builtOrigin : location.origin
}
