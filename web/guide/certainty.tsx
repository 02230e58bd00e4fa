import type { Fact } from '#guide/schema.ts'
import './certainty.css'

type Statement = { about: string; fact: Fact<unknown> }

const words = { high: 'well sourced', medium: 'fairly sure', low: 'not sure' } as const

/** How sure the guide is of what stands above it, since when, and why: in one tap. */
export function Certainty({ of, statements }: { of: string; statements: Statement[] }) {
  return (
    <details className="certainty">
      <summary>
        How sure is this?<span className="visually-hidden"> {of}</span>
      </summary>
      <dl>
        {statements.map(({ about, fact }) => (
          <div key={about}>
            <dt>
              {about}: {words[fact.confidence]}
            </dt>
            <dd>
              {fact.note && <p>{fact.note}</p>}
              <p>
                Checked on <time dateTime={fact.checkedOn}>{dateText(fact.checkedOn)}</time>, in saved copies.{' '}
                {fact.sources.length === 0 ? 'No source to cite.' : 'Sources: '}
                {fact.sources.map(({ name, kind, url }, index) => (
                  <span key={url}>
                    {index > 0 && ', '}
                    <a href={url} rel="noreferrer">
                      {name}
                    </a>{' '}
                    ({kind})
                  </span>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** In UTC, as a date alone names a day and not a moment. */
function dateText(isoDate: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}
