import { builtOrigin } from '#web/site-format.ts'

export function siteOrigin(): string {
  return import.meta.env.SSR ? builtOrigin : location.origin
}
