import type { NoticeTable } from './early-notices.ts'

type EarlyNoticeProps = { /** Only the build needs it. */ table: NoticeTable | undefined }

/** The build does not know the time: the script in the head shows one of a week's notices. */
export function EarlyNotice({ table }: EarlyNoticeProps) {
  return (
    <p
      className="brief-opening"
      // The build for browsers lacks the notices; hydration leaves those of the page.
      data-notices={table && JSON.stringify(table)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the head's script has written.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
