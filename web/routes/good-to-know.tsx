import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Helpline } from '#guide/schema.ts'
import { Certainty } from '../facts/certainty.tsx'
import { languageOf } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ShareButton } from '../shell/share-button.tsx'
import { guideFor } from '../temples/guide.server.ts'
import type { Route } from './+types/good-to-know.ts'
import './good-to-know.css'
import { markForeignWords } from '../language/foreign-words.tsx'

export function meta() {
  return pageMeta({
    title: t('Good to know in Tirupati – Travel Visit'),
    description: t(
      'What visitors to Tirupati and Tirumala ask: tickets and where to book them, the hill road, the footpaths, phones and shoes, free buses, and whom to call.',
    ),
    path: '/good-to-know',
  })
}

export function loader({ url }: Route.LoaderArgs) {
  const { goodToKnow, helplines } = guideFor(languageOf(url.pathname))
  return {
    topics: goodToKnow.map(({ topic, title, answers }) => ({
      id: topic,
      title,
      questions: answers.map(({ id, question }) => ({ id, question })),
    })),
    helplines,
  }
}

export default function GoodToKnowPage({ loaderData: { topics, helplines } }: Route.ComponentProps) {
  return (
    <div className="page good-to-know">
      <h1>{t('Good to know')}</h1>
      <p className="lead">
        {t(
          'What visitors ask. Each answer shows when we checked it and its source, if there’s one to cite. Rules change, so please confirm.',
        )}
      </p>
      <nav className="questions" aria-labelledby="questions">
        <h2 id="questions">{t('Questions')}</h2>
        <p>
          <a href="#helplines">{t('Telephone numbers')}</a>
        </p>
        {topics.map(({ id: topic, title, questions }) => (
          <div key={topic}>
            <h3 id={topic}>{markForeignWords(title)}</h3>
            <ul aria-labelledby={topic}>
              {questions.map(({ id, question }) => (
                // Links to an answer that were shared in the past lead to this page, and here to its question.
                <li key={id} id={id}>
                  {/* A full page load, so that keyboard and screen reader continue from the answer. */}
                  <Link to={`/good-to-know/${topic}#${id}`} reloadDocument>
                    {markForeignWords(question)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Helplines helplines={helplines} />
      <ShareButton title={t('Good to know')} />
    </div>
  )
}

/** Helplines; each number is a link that dials. */
function Helplines({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <section className="helplines" aria-labelledby="helplines">
      <h2 id="helplines">{t('Telephone numbers')}</h2>
      <dl>
        {helplines.map(({ id, label, numbers, emergency }) => (
          <div key={id} className={emergency ? 'emergency' : undefined}>
            <dt>{markForeignWords(label)}</dt>
            <dd>
              {numbers.value.map(({ shown, dialled }) => (
                <Fragment key={dialled}>
                  <a href={`tel:${dialled}`}>{shown}</a>{' '}
                </Fragment>
              ))}
              {numbers.confidence === 'low' && `(${t('not sure')})`}
            </dd>
          </div>
        ))}
      </dl>
      <Certainty
        of={t('Telephone numbers')}
        statements={helplines.map(({ label, numbers }) => ({ about: label, fact: numbers }))}
      />
    </section>
  )
}
