import { templeIds } from '#guide/temple-ids.ts'
import { topicIds } from '#guide/topic-ids.ts'

/** The English paths of all pages. */
export const pages = [
  '/',
  '/login',
  '/register',
  '/logout',
  '/forgot',
  '/action',
  '/account',
  '/tirupati',
  '/temples',
  '/day',
  '/seen',
  '/map',
  '/good-to-know',
  '/offline',
  ...topicIds.map((id) => `/good-to-know/${id}`),
  ...templeIds.map((id) => `/temples/${id}`),
]

/** Includes an unknown path. */
export const everyPage = [...pages, '/nowhere']
