import type { Hours } from './brief-opening-text.ts'
import { noticeTable } from './notice-table.ts'

/** Prerendered pages do not know the time: they have the notices of a week, of which the head's script shows one. */
export function EarlyNotice({ fact }: { fact: Hours }) {
  return (
    <p
      className="brief-opening"
      // Hydration leaves it as it is: the browser's build doesn't have the notices.
      data-notices={import.meta.env.SSR ? JSON.stringify(noticeTable(fact)) : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the head's script has written.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
