import { useLayoutEffect } from 'react'
import { sharedValue } from '#web/shell/device/shared-value.ts'

export const dayTitle = sharedValue<string | null>(null)

export function useDayTitle(title: string): void {
  useLayoutEffect(() => {
    dayTitle.set(title)
    return () => dayTitle.set(null)
  }, [title])
}
