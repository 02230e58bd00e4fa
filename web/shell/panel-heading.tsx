import { useEffect, useRef } from 'react'

/**
 * The heading of what has taken a panel's place without a page load. It takes the focus, so that a
 * keyboard or a screen reader goes on from here.
 */
export function PanelHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another heading.
  useEffect(() => heading.current?.focus(), [children])
  return (
    <h1 tabIndex={-1} ref={heading}>
      {children}
    </h1>
  )
}
