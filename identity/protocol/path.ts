import { getPath } from 'hono/utils/url'

/** The path that a request is for, as routes name it: some clients encode the colon before the name of a call. */
export function pathOf(request: Request): string {
  const path = getPath(request)
  return path.includes('%') ? path.replace(/%3a/gi, ':') : path
}
