import { useEffect, useRef } from 'react'

/** Replaces the heading of a panel without a page load, so it takes the focus. */
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
