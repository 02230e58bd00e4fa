import { buildSite, isSiteBuilt } from '../build/build-site.ts'

/** Before the journeys, which would otherwise walk through pages of yesterday. */
export default async function buildStaleSite(): Promise<void> {
  if (!isSiteBuilt()) await buildSite()
}
