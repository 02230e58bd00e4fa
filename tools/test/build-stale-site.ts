import { buildSite, isSiteBuilt } from '../build/build-site.ts'

export default async function buildStaleSite(): Promise<void> {
  if (!isSiteBuilt()) await buildSite()
}
