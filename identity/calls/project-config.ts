import type { Identity } from '../service.ts'

/** The SDK reads it before it opens a federated sign-in. */
export function projectConfig({ settings }: Identity) {
  const { projectNumber, authorizedDomains, issuer } = settings
  const domains = new Set([...authorizedDomains, new URL(issuer).hostname])
  return { projectId: projectNumber, authorizedDomains: [...domains] }
}
