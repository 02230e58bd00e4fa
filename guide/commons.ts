/**
 * The address of a smaller copy of a file on Wikimedia Commons, which makes copies of the widths that
 * https://www.mediawiki.org/wiki/Common_thumbnail_sizes lists. Originals run to several megabytes.
 */
export function commonsThumbnail(originalUrl: string, width: 500 | 960): string {
  const name = originalUrl.slice(originalUrl.lastIndexOf('/') + 1)
  return `${originalUrl.replace('/commons/', '/commons/thumb/')}/${width}px-${name}`
}
