import { pages } from '#web/pages.ts'

/** The component of each page, by the page's name. */
export const pageModules: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map(({ name }) => [name, `web/pages/${name}/page.tsx`]),
)
