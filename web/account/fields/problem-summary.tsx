import { useEffect, useRef } from 'react'
import { t } from '#web/language/translate.ts'
import type { Problem } from './problem.ts'
import './problem-summary.css'

/** Says above the form what went wrong, takes the focus, and leads to each field. */
export function ProblemSummary({ problem }: { problem: Problem | null }) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) summary.current?.focus()
  }, [problem])
  if (!problem) return null
  const fields = Object.entries(problem.fields)
  return (
    <div className="problem-summary" tabIndex={-1} ref={summary}>
      <p className="problem-message" role="alert">
        {problem.message ?? t('Please correct the following')}
      </p>
      {problem.hint && <p>{problem.hint}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([field, text]) => (
            <li key={field}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
