/** A page may use the address as a link, so schemes that can run code are refused. */
export function isPictureAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
