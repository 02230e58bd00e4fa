import { useEffect, useState } from 'react'

/** What one page leaves for the next to say: it stays while that shows it, and nothing later sees it. */
export function flash<Message>() {
  let left: Message | undefined
  return {
    leave(message: Message): void {
      left = message
    },
    useLeft(): Message | undefined {
      const [shown] = useState(left)
      useEffect(() => {
        left = undefined
      }, [])
      return shown
    },
  }
}
