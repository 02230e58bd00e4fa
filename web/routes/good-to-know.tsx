import { Link } from 'react-router'
import { AnswerText } from '../answers/answer-text.tsx'
import { Emergencies, Helplines, statedHelplines } from '../answers/helplines.tsx'
import { Sources } from '../facts/sources.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { SearchInPlace } from '../search/search-in-place.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import type { PageProps } from '../start/page.ts'
import { TicketBox } from '../temples/tickets/ticket-box.tsx'
import type { loader } from './loaders/good-to-know.server.ts'
import './good-to-know.css'

export default function GoodToKnowPage({ loaderData: { topics, helplines } }: PageProps<typeof loader>) {
  return (
    <div className="page good-to-know">
      <h1>{t('Good to know')}</h1>
      <SearchInPlace />
      <Emergencies helplines={helplines} />
      <p>
        {t('Tap a question for its answer. Rules change, so please check before you go.')}{' '}
        <a href="#helplines">{t('More telephone numbers')}</a>
      </p>
      <div className="topics">
        {topics.map(({ id: topic, title, answers }) => (
          <section key={topic} aria-labelledby={topic}>
            <h2 id={topic}>{markForeignWords(title)}</h2>
            {answers.map(({ id, question, text, isSure, waysIn, links, temples }) => (
              <details key={id} className="question">
                <summary>{markForeignWords(question)}</summary>
                {/* Browsers open what an address leads into. */}
                <div id={id}>
                  <AnswerText links={links} temples={temples}>
                    <span>{markForeignWords(text)}</span>
                    {!isSure && <span>{` (${t('not sure')})`}</span>}
                  </AnswerText>
                  {waysIn && <TicketBox of={waysIn} level={3} page={`/good-to-know/${topic}`} />}
                  <p>
                    {/* A full page load, so that keyboard and screen reader continue from the answer. */}
                    <Link to={`/good-to-know/${topic}#${id}`} reloadDocument>
                      {t('Where this is from')}
                      <span className="visually-hidden">
                        : <span>{markForeignWords(question)}</span>
                      </span>
                    </Link>
                  </p>
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
      <Helplines helplines={helplines} />
      <ShareButton title={t('Good to know')} />
      <Sources of={statedHelplines(helplines)} />
    </div>
  )
}
