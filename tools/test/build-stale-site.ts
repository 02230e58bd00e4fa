import { buildSite, isSiteBuilt } from '../build/build-site.ts'

/** Journeys would otherwise test an outdated site. */
export default async function buildStaleSite(): Promise<void> {
  if (!isSiteBuilt()) await buildSite()
}
