import type { ReactNode } from 'react'
import './chapter.css'

type ChapterProps = { id: string; title: string; children: ReactNode }

/** A part of the page that opens: by a press, a link to what is in it, "find in page", and on paper. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section className="chapter ruled" aria-labelledby={id}>
      <details className="opens-on-paper">
        <summary>
          <h2 className="h3" id={id}>
            {title}
          </h2>
        </summary>
        <div className="chapter-text stack gap-3">{children}</div>
      </details>
    </section>
  )
}
