import { useEffect, useRef } from 'react'

/**
 * The heading of content that has replaced a panel's without a page load. It takes the focus, so that keyboard and
 * screen reader continue here.
 */
export function PanelHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different text is a different heading.
  useEffect(() => heading.current?.focus(), [children])
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
