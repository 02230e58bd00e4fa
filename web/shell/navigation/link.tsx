import type { ComponentProps, MouseEvent } from 'react'
import { addressOf } from './location.ts'
import { navigate } from './navigate.ts'
import { useLocation } from './navigation.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string
  /** Loads a document, from whose fragment keyboard and screen reader continue. */
  reloadDocument?: boolean
  animates?: boolean
}

export function Link({ to, reloadDocument = false, animates = false, onClick, ...props }: LinkProps) {
  const href = useHref(to)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (reloadDocument || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    void navigate(to, { animates })
  }
  return <a {...props} href={href} onClick={open} />
}

export function NavLink({ to, ...props }: LinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
  return <Link {...props} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

export function useHref(to: string): string {
  return addressOf(to, useLocation())
}

function isPlain({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    ['_self', null].includes(currentTarget.getAttribute('target')) &&
    !currentTarget.hasAttribute('download')
  )
}
