import type { ReactNode } from 'react'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import './question.css'

type QuestionProps = { id: string; question: string; children: ReactNode }

/** Closed until its reader, the browser's search of the page, or an address that leads into it opens it. */
export function Question({ id, question, children }: QuestionProps) {
  return (
    <details className="question ruled opens-on-paper">
      <summary id={`${id}-question`}>{markForeignWords(question)}</summary>
      <section className="stack gap-2" id={id} aria-labelledby={`${id}-question`}>
        {children}
      </section>
    </details>
  )
}
