import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { topicIds } from '#guide/content/topics.ts'
import { templeIds } from '#guide/temple-ids.ts'

/** Every page's address. */
export default [
  index('routes/login.tsx', { id: 'home' }),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('forgot', 'routes/forgot.tsx'),
  route('action', 'routes/action.tsx'),
  route('account', 'routes/account.tsx'),
  route('tirupati', 'routes/tirupati.tsx'),
  route('temples', 'routes/temples.tsx'),
  // One route per temple, so that an unknown temple is an unknown address like any other.
  ...templeIds.map((id) => route(`temples/${id}`, 'routes/temple.tsx', { id })),
  route('good-to-know', 'routes/good-to-know.tsx'),
  ...topicIds.map((id) => route(`good-to-know/${id}`, 'routes/answers.tsx', { id })),
  route('day', 'routes/day.tsx'),
  route('seen', 'routes/seen.tsx'),
  route('map', 'routes/map.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
