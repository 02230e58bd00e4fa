import { getPath } from 'hono/utils/url'

/** The path as routes name it: some clients percent-encode the colon in `accounts:signUp`. */
export function pathOf(request: Request): string {
  const path = getPath(request)
  return path.includes('%') ? path.replace(/%3a/gi, ':') : path
}
