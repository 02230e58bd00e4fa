/** "1.4 MB"; below a megabyte "640 kB". */
export function sizeText(bytes: number, locale: string): string {
  const small = bytes < 1_000_000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 1,
  }).format(bytes / (small ? 1000 : 1_000_000))
}
