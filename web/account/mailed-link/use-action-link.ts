import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ActionLink, readActionLink } from './action-link.ts'
import { heldQuery } from './held-query.ts'

/**
 * The link that opened the page; null where there is none, undefined while nobody has looked, as on the
 * prerendered page. Its code leaves the address at once, where it would be seen, copied and kept. It
 * stays with the entry of this tab's history, so that the page can be loaded again on a weak signal.
 */
export function useActionLink(): ActionLink | null | undefined {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [query, setQuery] = useState<string>()
  useEffect(() => {
    setQuery(search || (heldQuery(state) ?? ''))
    if (search) void navigate(pathname, { replace: true, state: search, preventScrollReset: true })
  }, [pathname, search, state, navigate])
  return useMemo(
    () => (query === undefined ? undefined : (readActionLink(query, location.origin) ?? null)),
    [query],
  )
}
