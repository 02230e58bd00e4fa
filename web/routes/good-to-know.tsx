import { Link } from 'react-router'
import { AnswerText } from '../answers/answer-text.tsx'
import { answeredTopics } from '../answers/answers.server.ts'
import { Emergencies, Helplines, statedHelplines } from '../answers/helplines.tsx'
import { Sources } from '../facts/sources.tsx'
import { markForeignWords } from '../language/foreign-words.tsx'
import { languageOf } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ShareButton } from '../shell/share-button.tsx'
import { guideFor } from '../temples/guide.server.ts'
import type { Route } from './+types/good-to-know.ts'
import './good-to-know.css'

/** The data is the same whenever it is asked for. */
export const shouldRevalidate = () => false

export function meta() {
  return pageMeta({
    title: t('Good to know in Tirupati – Travel Visit'),
    description: t(
      'What visitors to Tirupati and Tirumala ask: tickets and where to book them, the hill road, the footpaths, phones and shoes, free buses, and whom to call.',
    ),
    path: '/good-to-know',
  })
}

/** Every answer, without its sources, which would make the page too heavy: the page of its topic has them. */
export function loader({ url }: Route.LoaderArgs) {
  const guide = guideFor(languageOf(url.pathname))
  return {
    topics: answeredTopics(guide).map(({ topic, title, answers }) => ({
      id: topic,
      title,
      answers: answers.map(({ id, question, answer, links, temples }) => ({
        id,
        question,
        text: answer.value,
        isSure: answer.confidence !== 'low',
        links,
        temples,
      })),
    })),
    helplines: guide.helplines,
  }
}

export default function GoodToKnowPage({ loaderData: { topics, helplines } }: Route.ComponentProps) {
  return (
    <div className="page good-to-know">
      <h1>{t('Good to know')}</h1>
      <Emergencies helplines={helplines} />
      <p>
        {t('Tap a question for its answer. Rules change, so please check before you go.')}{' '}
        <a href="#helplines">{t('More telephone numbers')}</a>
      </p>
      <div className="topics">
        {topics.map(({ id: topic, title, answers }) => (
          <section key={topic} aria-labelledby={topic}>
            <h2 id={topic}>{markForeignWords(title)}</h2>
            {answers.map(({ id, question, text, isSure, links, temples }) => (
              <details key={id} className="question">
                <summary>{markForeignWords(question)}</summary>
                {/* Browsers open what an address leads into. */}
                <div id={id}>
                  <AnswerText links={links} temples={temples}>
                    <span>{markForeignWords(text)}</span>
                    {!isSure && <span>{` (${t('not sure')})`}</span>}
                  </AnswerText>
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
