import type { Identity } from '../service.ts'

/** `projects`: the SDK reads it before it opens another site's sign-in page on ours. */
export function projectConfig({ settings }: Identity) {
  const { projectNumber, authorizedDomains, issuer } = settings
  const domains = new Set([...authorizedDomains, new URL(issuer).hostname])
  return { projectId: projectNumber, authorizedDomains: [...domains] }
}
