/** Names by which packages mark what their next release may change. */
const undocumented = /__reactRouter\w*|\b(?:UNSAFE|unstable)_\w+|__SECRET_\w+/g

export function undocumentedNames(texts: readonly { path: string; text: string }[]): string[] {
  return texts
    .filter(({ path }) => !path.startsWith('tools/check/'))
    .flatMap(({ path, text }) => (text.match(undocumented) ?? []).map((name) => `${path} uses ${name}`))
}
