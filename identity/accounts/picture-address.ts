/** Refuses schemes that can run code: a page may link to the address. */
export function isPictureAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
