/** Whoever shows a picture may make a link of its address, which nobody should be able to run. */
export function isPictureAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
