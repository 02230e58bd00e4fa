import { buildSite, isSiteBuilt } from '../build/build-site.ts'

/** Run before the journeys, which would otherwise test an outdated site. */
export default async function buildStaleSite(): Promise<void> {
  if (!isSiteBuilt()) await buildSite()
}
