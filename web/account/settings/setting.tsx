import type { ReactNode } from 'react'
import './setting.css'

type SettingProps = { id: string; heading: string; children: ReactNode }

/** One subject of the account. */
export function Setting({ id, heading, children }: SettingProps) {
  return (
    <section className="setting" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
