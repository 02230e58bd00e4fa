import type { Hours } from './brief-opening-text.ts'
import { noticeTable } from './notice-table.ts'

/**
 * Prerendered pages do not know the time: they have the notices of a week, of which the script in the head shows one.
 */
export function EarlyNotice({ fact }: { fact: Hours }) {
  return (
    <p
      className="brief-opening"
      // The build for browsers lacks the notices; hydration leaves those of the page.
      data-notices={import.meta.env.SSR ? JSON.stringify(noticeTable(fact)) : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the head's script has written.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
