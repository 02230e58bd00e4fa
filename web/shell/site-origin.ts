import { builtOrigin } from '../site-format.ts'

export function siteOrigin(): string {
  return import.meta.env.SSR ? builtOrigin : location.origin
}
