import { Link } from '#web/navigation/link.tsx'
import { answerId } from '../answers/answer-id.ts'
import { AnswerSource } from '../answers/answer-source.tsx'
import { AnswerText } from '../answers/answer-text.tsx'
import { AskedMost } from '../answers/asked-most.tsx'
import { Emergencies, Helplines, statedHelplines } from '../answers/helplines.tsx'
import { OfEachTemple } from '../answers/of-each-temple.tsx'
import { TopicTiles } from '../answers/topic-tiles.tsx'
import { Sources } from '../facts/sources.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { SearchInPlace } from '../search/search-in-place.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import type { PageProps } from '../start/page.ts'
import { TicketBox } from '../temples/tickets/ticket-box.tsx'
import type { loader } from './loaders/good-to-know.server.ts'
import './good-to-know.css'

type Data = PageProps<typeof loader>['loaderData']

export default function GoodToKnowPage({ loaderData }: PageProps<typeof loader>) {
  const { topics, helplines } = loaderData
  return (
    <div className="page good-to-know">
      <h1>{t('Good to know')}</h1>
      <SearchInPlace />
      <Emergencies helplines={helplines} />
      <AskedMost />
      <p>
        {t('Open a question for its answer. Rules change, so please check before you go.')}{' '}
        <a href="#helplines">{t('More telephone numbers')}</a>
      </p>
      <div className="topics-and-questions">
        <TopicTiles topics={topics.map(countOf)} />
        <div className="topics">
          {topics.map(({ ofEachTemple, ...topic }) => (
            <section key={topic.id} aria-labelledby={topic.id}>
              <h2 id={topic.id}>{markForeignWords(topic.title)}</h2>
              {topic.answers.map(({ id, question, answer }) =>
                answer ? (
                  <Question key={id} id={id} question={question} answer={answer} topic={topic.id} />
                ) : (
                  <Link key={id} id={id} className="question" to={`/good-to-know/${topic.id}#${id}`}>
                    {markForeignWords(question)}
                  </Link>
                ),
              )}
              {ofEachTemple.map((answer) => (
                <OfEachTemple key={answer.id} {...answer} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Helplines helplines={helplines} />
      <ShareButton title={t('Good to know')} />
      <Sources of={statedHelplines(helplines)} />
    </div>
  )
}

function countOf({ id, title, answers, ofEachTemple }: Data['topics'][number]) {
  return { id, title, count: answers.length + ofEachTemple.length }
}

type QuestionProps = Required<Data['topics'][number]['answers'][number]> & { topic: string }

function Question({ id, question, answer, topic }: QuestionProps) {
  const { said, waysIn, links, temples } = answer
  return (
    <details className="question">
      <summary>{markForeignWords(question)}</summary>
      {/* Browsers open what an address leads into. */}
      <div id={id}>
        <AnswerText id={answerId(id)} of={said} links={links} temples={temples} />
        {waysIn && <TicketBox of={waysIn} level={3} page={`/good-to-know/${topic}`} />}
        <AnswerSource topic={topic} id={id} question={question} {...answer} />
      </div>
    </details>
  )
}
