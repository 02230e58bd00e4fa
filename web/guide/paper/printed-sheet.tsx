import type { ComponentProps, ReactNode } from 'react'
import { t } from '#web/language/translate.ts'
import { PaperFoot } from './paper-foot.tsx'
import './printed-sheet.css'

type PrintedSheetProps = {
  className: string
  title: string
  columns: readonly string[]
  rows: ReactNode
  children?: ReactNode
  foot: ComponentProps<typeof PaperFoot>
  figure?: ReactNode
}

/** It prints instead of what its page shows, on one sheet. */
export function PrintedSheet({ className, title, columns, rows, children, foot, figure }: PrintedSheetProps) {
  return (
    <div className={`on-paper printed-sheet ${className}`} aria-hidden="true">
      <p className="printed-title">{title}</p>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {children}
      <div className="printed-end">
        <div>
          <dl className="printed-blanks">
            {[t('Driver’s number'), t('Where we meet'), t('When we meet')].map((blank) => (
              <div key={blank}>
                <dt>{blank}</dt>
                <dd />
              </div>
            ))}
          </dl>
          <PaperFoot {...foot} />
        </div>
        {figure}
      </div>
    </div>
  )
}
