/**
 * Where the emulator's links lead: to an address that acts when it is opened, and needs no page. Test suites open
 * it with what else it asks for, such as `&newPassword=…`. Mails lead to the page all the same.
 */
export function emulatorLink(link: string): string {
  const url = new URL(link)
  url.pathname = '/emulator/action'
  return url.href
}
