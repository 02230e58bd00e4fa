import { Link } from 'react-router'
import { Certainty } from '../guide/certainty.tsx'
import { guideFor } from '../guide/guide.server.ts'
import { Helplines } from '../guide/helplines.tsx'
import { languageOf } from '../language/languages.ts'
import { t } from '../language/translate.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { ShareButton } from '../shell/share-button.tsx'
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
  const { goodToKnow, helplines, temples } = guideFor(languageOf(url.pathname))
  const names = new Map<string, string>(temples.map(({ id, name }) => [id, name]))
  return {
    topics: goodToKnow.map(({ topic, title, answers }) => ({
      id: topic,
      title,
      answers: answers.map((answer) => ({
        ...answer,
        temples: answer.temples.map((id) => ({ id, name: names.get(id) ?? id })),
      })),
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
          'What visitors ask, with the day on which each answer was read and its source, where one can be cited. Rules change: ask before you rely on one.',
        )}
      </p>
      <nav className="questions" aria-labelledby="questions">
        <h2 id="questions">{t('Questions')}</h2>
        <p>
          <a href="#helplines">{t('Telephone numbers')}</a>
        </p>
        {topics.map(({ id, title, answers }) => (
          <div key={id}>
            <h3 id={id}>{markForeignWords(title)}</h3>
            <ul aria-labelledby={id}>
              {answers.map(({ id, question }) => (
                <li key={id}>
                  <a href={`#${id}`}>{markForeignWords(question)}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Helplines helplines={helplines} />
      {topics
        .flatMap(({ answers }) => answers)
        .map(({ id, question, answer, links, temples }) => (
          <section key={id} id={id} aria-labelledby={`${id}-question`}>
            <h2 id={`${id}-question`}>{markForeignWords(question)}</h2>
            <p>{markForeignWords(answer.value)}</p>
            {links.length > 0 && (
              <ul>
                {links.map(({ label, url }) => (
                  <li key={url}>
                    <a href={url} rel="noreferrer">
                      {markForeignWords(label)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {temples.length > 0 && (
              <ul className="answer-temples">
                {temples.map(({ id, name }) => (
                  <li key={id}>
                    <Link to={`/temples/${id}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
            <Certainty of={question} statements={[{ about: t('This answer'), fact: answer }]} />
          </section>
        ))}
      <ShareButton title={t('Good to know')} />
    </div>
  )
}
