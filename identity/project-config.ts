import type { Identity } from './identity.ts'

/** `projects`: the SDK reads it before it opens another site's sign-in page on ours. */
export function projectConfig({ settings }: Identity) {
  return { projectId: settings.projectNumber, authorizedDomains: settings.authorizedDomains }
}
