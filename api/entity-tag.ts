/** Proxies that compress mark an ETag as weak or append the encoding: `"…-gzip"`. No ETag begins with another one. */
export function names(condition: string | undefined, etag: string): boolean {
  return condition?.trim() === '*' || (condition?.includes(`"${etag}`) ?? false)
}
