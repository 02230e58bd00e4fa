/** Addresses of the routes' style sheets. What a route imports stands before its own, as React Router lists it after. */
export function stylesOf(routes: readonly { css?: readonly string[] | undefined }[]): string[] {
  return [...new Set(routes.flatMap(({ css = [] }) => [...css].reverse()))]
}
