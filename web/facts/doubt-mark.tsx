import type { ReactNode } from 'react'
import { t } from '../language/translate.ts'
import './doubt.css'

/** What is not sure, inside a card or row that is pressed as a whole and leads to the page with its sources. */
export function DoubtMark({ children }: { children: ReactNode }) {
  return (
    <span className="doubt">
      {children}
      <span className="doubt-words visually-hidden">{` (${t('not sure')})`}</span>
    </span>
  )
}
