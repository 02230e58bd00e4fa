import { buildSite, isSiteBuilt } from '#tools/build/build-site.ts'

export default async function buildStaleSite(): Promise<void> {
  if (!isSiteBuilt()) await buildSite()
}
