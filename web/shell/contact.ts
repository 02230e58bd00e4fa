/** The address as a link to it has it, from what `contactText` wrote; null for none. */
export function shownContact(text: string): string | null {
  const email = text.slice(text.indexOf(':') + 1).replaceAll('%40', '@')
  // The text for none is not compared as a whole: the server would replace it in this script, too.
  return email === 'nobody' ? null : email
}
