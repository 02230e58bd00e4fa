/**
 * Links of the emulator lead to a path that applies them when opened, without a page. Suites add parameters such as
 * `&newPassword=…`. Mails still link to the page.
 */
export function emulatorLink(link: string): string {
  const url = new URL(link)
  url.pathname = '/emulator/action'
  return url.href
}
