import { buildSite, isSiteBuilt } from '#site/build-site.ts'

export default async function buildStaleSite(): Promise<void> {
  if (!isSiteBuilt()) await buildSite()
}
