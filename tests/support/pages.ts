import { pages as built } from '#web/pages.ts'

/** The English paths of all pages that have an address of their own. */
export const pages = built.map(({ path }) => path).filter((path) => path !== '/not-found')

/** Includes an unknown path. */
export const everyPage = [...pages, '/nowhere']
