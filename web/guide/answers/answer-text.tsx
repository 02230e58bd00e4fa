import type { Answer } from '#guide/schema.ts'
import { StatementText, type StatementTextProps } from '#web/guide/facts/statement-text.tsx'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import './answer-text.css'

type AnswerTextProps = Pick<Answer, 'links'> & {
  id: string
  of: StatementTextProps['of']
  temples: readonly { id: string; name: string }[]
}

export function AnswerText({ id, of: answer, links, temples }: AnswerTextProps) {
  return (
    <>
      <p>
        <StatementText id={id} of={answer} isStrong />
      </p>
      {links.length + temples.length > 0 && (
        <ul className="answer-links cluster gap-4 flat plain-list">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a className="tall" href={url} rel="noreferrer">
                {markForeignWords(label)}
              </a>
            </li>
          ))}
          {temples.map(({ id, name }) => (
            <li key={id}>
              <Link className="tall" to={`/temples/${id}`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
