/**
 * Tells password managers whose password a form is about.
 * https://www.chromium.org/developers/design-documents/create-amazing-password-forms/
 */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
