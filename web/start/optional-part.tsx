import { type ComponentType, lazy } from 'react'

/** A part that only some readers need. The page does without it if its script doesn't come. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: (_: Props) => null }),
    ),
  )
}
