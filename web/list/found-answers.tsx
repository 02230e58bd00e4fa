import { Link } from 'react-router'
import { searchAnswers } from '#guide/search/answers.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import './found-answers.css'
import type { ListedAnswer } from './listed-answer.ts'

type FoundAnswersProps = { answers: readonly ListedAnswer[]; search: string }

/** Rendered even when empty: screen readers only announce changes inside an existing region. */
export function FoundAnswers({ answers, search }: FoundAnswersProps) {
  const found = searchAnswers(search, answers)
  return (
    <div className="found-answers" role="status">
      {found.length > 0 && (
        <>
          <h2>{t('In Good to know')}</h2>
          <ul>
            {found.map(({ href, title }) => (
              <li key={href}>
                <Link to={href} reloadDocument>
                  {markForeignWords(title)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
