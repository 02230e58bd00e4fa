/** What stands for the site's origin in built pages. The server puts its own in its place as it reads them. */
const builtOrigin = 'https://travel-visit.invalid'

/** Addresses for others than the browser, such as search engines and messengers, need an origin. */
export function siteOrigin(): string {
  return import.meta.env.SSR ? builtOrigin : location.origin
}
