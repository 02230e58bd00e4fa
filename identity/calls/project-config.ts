import type { Identity } from '#identity/service.ts'

export function projectConfig({ settings }: Identity) {
  const { projectNumber, authorizedDomains, issuer } = settings
  const domains = new Set([...authorizedDomains, new URL(issuer).hostname])
  return { projectId: projectNumber, authorizedDomains: [...domains] }
}
