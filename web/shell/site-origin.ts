/** A placeholder for the site's origin in built pages, which the server replaces when it loads them. */
const builtOrigin = 'https://travel-visit.invalid'

/** For consumers that need absolute URLs, such as search engines and messengers. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? builtOrigin : location.origin
}
