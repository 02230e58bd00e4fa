import { topicIds } from '#guide/content/topics.ts'
import { templeIds } from '#guide/temple-ids.ts'

/** Every page that has an address of its own, in English. */
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
  '/map',
  '/good-to-know',
  '/offline',
  ...topicIds.map((id) => `/good-to-know/${id}`),
  ...templeIds.map((id) => `/temples/${id}`),
]

/** And what every other address is answered with. */
export const everyPage = [...pages, '/nowhere']
