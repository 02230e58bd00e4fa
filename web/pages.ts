import { templeIds } from '#guide/temple-ids.ts'
import { topicIds } from '#guide/topic-ids.ts'

/** `name` is that of the page's folder in `pages`. */
export type PageAddress = { path: string; name: string }

export const pages: readonly PageAddress[] = [
  { path: '/', name: 'welcome' },
  ...[
    'login',
    'register',
    'logout',
    'forgot',
    'action',
    'account',
    'desk',
    'tirupati',
    'temples',
    'good-to-know',
    'day',
    'seen',
    'map',
    'offline',
    'not-found',
  ].map((name) => ({ path: `/${name}`, name })),
  ...templeIds.map((id) => ({ path: `/temples/${id}`, name: 'temple' })),
  ...topicIds.map((id) => ({ path: `/good-to-know/${id}`, name: 'answers' })),
]
