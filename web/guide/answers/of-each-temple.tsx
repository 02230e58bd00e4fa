import { markForeignWords } from '#web/language/foreign-words.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import type { answersOfEachTemple } from './of-each-temple.server.ts'
import { Question } from './question.tsx'

export function OfEachTemple({ id, question, lines }: ReturnType<typeof answersOfEachTemple>[number]) {
  return (
    <Question id={id} question={question}>
      <ul className="of-each-temple plain-list">
        {lines.map(({ temple, name, text }) => (
          <li key={temple}>
            <Link className="target low" to={`/temples/${temple}#${id}`} reloadDocument>
              {name}
            </Link>{' '}
            <span>{markForeignWords(text)}</span>
          </li>
        ))}
      </ul>
    </Question>
  )
}
