import { checkedOnText } from '#web/guide/facts/checked-on.ts'
import { sourceId } from '#web/guide/facts/doubt.tsx'
import { counted } from '#web/language/counted.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { answerId } from './answer-id.ts'

type AnswerSourceProps = {
  topic: string
  id: string
  question: string
  checkedOn: string
  /** The number of sources; 0 if the answer is a list whose rows have their own. */
  sources: number
}

export function AnswerSource({ topic, id, question, checkedOn, sources }: AnswerSourceProps) {
  const place = sources === 0 ? id : sourceId(answerId(id))
  return (
    <p className="answer-source">
      <span>{checkedOnText(checkedOn, false)}</span>{' '}
      {/* A full page load, so that keyboard and screen reader continue from there. */}
      <Link to={`/good-to-know/${topic}#${place}`} reloadDocument>
        <span>
          {sources === 0
            ? t('See the days')
            : counted(sources, '{count} source', '{count} sources', { count: sources })}
        </span>
        <span className="visually-hidden">
          : <span>{markForeignWords(question)}</span>
        </span>
      </Link>
    </p>
  )
}
