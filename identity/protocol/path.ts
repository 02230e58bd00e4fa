/**
 * The path as routes name it: some clients percent-encode the colon in `accounts:signUp`. What is no UTF-8 stays as it
 * is, since decoding it piece by piece takes an exception for each.
 */
export function pathOf({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const length = url.slice(start).search(/[?#]/)
  const path = length < 0 ? url.slice(start) : url.slice(start, start + length)
  if (!path.includes('%')) return path
  try {
    // An escaped percent sign stays one, or a second decoding would read what follows it.
    return decodeURI(path.replaceAll('%25', '%2525')).replace(/%3a/gi, ':')
  } catch {
    return path
  }
}
