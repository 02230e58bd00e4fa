import type { Hours } from './brief-opening-text.ts'
import { noticeTable } from './notice-table.ts'

/** The build does not know the time: the script in the head shows one of a week's notices. */
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
