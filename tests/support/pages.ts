import { pages as built } from '#web/pages.ts'

/** The English paths of all pages that have an address of their own. */
export const pages = built.map(({ path }) => path).filter((path) => path !== '/not-found')

/** Includes an unknown path. */
export const everyPage = [...pages, '/nowhere']

/** Pages of a kind that another page is tested for. Srikalahasti has the longest word. */
export function likeOthers(path: string): boolean {
  return (
    path === '/login' ||
    (/^\/(temples|good-to-know)\/./.test(path) && !/\/(tirumala|srikalahasti|darshan)$/.test(path))
  )
}
