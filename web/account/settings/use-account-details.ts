import { useEffect, useState } from 'react'
import type { AccountDetails, OwnAccount } from '../session/own-account.ts'
import { useSession } from '../session/use-session.ts'

/**
 * What is known of the account, asked for again whenever the page is looked at: links in mails open in
 * other tabs and change it there.
 */
export function useAccountDetails(own: OwnAccount): AccountDetails | null {
  const session = useSession()
  const [details, setDetails] = useState(own.details)

  // Another account may have signed in, in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session tells when to read again.
  useEffect(() => setDetails(own.details()), [own, session])

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshed(own).then(setDetails)
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [own])
  return details
}

async function refreshed(own: OwnAccount): Promise<AccountDetails | null> {
  try {
    await own.refresh()
  } catch {
    // No signal: what was known stays. No session any more: the SDK has signed out.
  }
  return own.details()
}
