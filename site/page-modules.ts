import { pages } from '#web/pages.ts'

export const pageModules: Readonly<Record<string, string>> = Object.fromEntries(
  pages.map(({ name }) => [name, `web/pages/${name}/page.tsx`]),
)
