/** React Router lists the styles that a route imports after its own; here they stand before them. */
export function stylesOf(routes: readonly { css?: readonly string[] | undefined }[]): string[] {
  return [...new Set(routes.flatMap(({ css = [] }) => [...css].reverse()))]
}
