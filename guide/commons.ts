export const photographHost = 'upload.wikimedia.org'

/** Commons makes copies of the widths that https://www.mediawiki.org/wiki/Common_thumbnail_sizes lists. */
export function commonsThumbnail(originalUrl: string, width: 500 | 960): string {
  const name = originalUrl.slice(originalUrl.lastIndexOf('/') + 1)
  return `${originalUrl.replace('/commons/', '/commons/thumb/')}/${width}px-${name}`
}
