import { type ReactNode, useEffect, useState } from 'react'
import { followWorker } from './follow-worker.ts'

/** What keeps the guide readable without a network, and says when a newer one is there. */
export function Offline() {
  const [notice, setNotice] = useState<ReactNode>(null)
  useEffect(() => {
    followWorker(async (registration) => {
      // Nobody pays for the notice before there is something to say.
      const { UpdateNotice } = await import('./update-notice.tsx')
      setNotice(<UpdateNotice registration={registration} onLater={() => setNotice(null)} />)
    })
  }, [])
  return notice
}
