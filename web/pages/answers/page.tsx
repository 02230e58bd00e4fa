import { shortNames } from '#guide/map/short-names.ts'
import type { Occasion } from '#guide/schema.ts'
import { answerId } from '#web/guide/answers/answer-id.ts'
import { AnswerSource } from '#web/guide/answers/answer-source.tsx'
import { AnswerText } from '#web/guide/answers/answer-text.tsx'
import { checkOf } from '#web/guide/answers/check-of.ts'
import { OfEachTemple } from '#web/guide/answers/of-each-temple.tsx'
import { Question } from '#web/guide/answers/question.tsx'
import { TopicTiles } from '#web/guide/answers/topic-tiles.tsx'
import { type CitedFact, Sources } from '#web/guide/facts/sources.tsx'
import { WrongHere } from '#web/guide/facts/wrong-here.tsx'
import { ComingDays } from '#web/guide/temples/occasions/coming-days.tsx'
import { Exceptions } from '#web/guide/temples/occasions/exceptions.tsx'
import { type OccasionInLanguage, shownOccasion } from '#web/guide/temples/occasions/occasion.ts'
import { TicketBox } from '#web/guide/temples/tickets/ticket-box.tsx'
import { citedWaysIn } from '#web/guide/temples/tickets/ways-in.ts'
import { SaidLines } from '#web/guide/today/said-lines.tsx'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import type { PageProps } from '#web/shell/start/page.ts'
import type { loader } from './loader.server.ts'
import './page.css'
import { markForeignWords } from '#web/language/foreign-words.tsx'

/** Where the ways up to Tirumala are told. */
const topicsOfRoads: readonly string[] = ['up-to-tirumala', 'on-foot']

export default function AnswersPage({ loaderData }: PageProps<typeof loader>) {
  const { topic, title, answers, ofEachTemple, calendar = [], topics, contact } = loaderData
  return (
    <div className="page good-to-know">
      <p className="way-back on-screen">
        <Link className="target low" to="/good-to-know">
          <span aria-hidden="true">‹</span>
          {t('Good to know')}
        </Link>
      </p>
      <h1>{markForeignWords(title)}</h1>
      <div className="answers-beside">
        <TopicTiles topics={topics} />
        <div>
          {topicsOfRoads.includes(topic) && <SaidLines on={['roads']} />}
          {answers.map(({ id, question, answer, waysIn, calendar: lists, links, temples, exceptions }) => (
            <Question key={id} id={id} question={question}>
              <div id={answerId(id)}>
                <AnswerText id={answerId(id)} of={answer} links={links} temples={temples} />
                <Exceptions of={exceptions} />
                {waysIn && <TicketBox of={waysIn} />}
                {lists && <ComingDays of={calendar.map(occasionWithPlaces)} />}
              </div>
              <div className="answer-foot cluster gap-4 flat middle note">
                {!lists && <AnswerSource topic={topic} id={id} question={question} {...checkOf(answer)} />}
                <WrongHere contact={contact} about={question} path={`/good-to-know/${topic}#${id}`} />
              </div>
            </Question>
          ))}
          {ofEachTemple.map((answer) => (
            <OfEachTemple key={answer.id} {...answer} />
          ))}
        </div>
      </div>
      <ShareButton title={title} />
      <Sources
        of={answers.flatMap(({ id, question, answer, waysIn, calendar: lists }) => [
          { id: answerId(id), about: question, fact: answer },
          ...(waysIn ? citedWaysIn(waysIn) : []),
          ...(lists ? calendar.flatMap(citedOccasion) : []),
        ])}
      />
    </div>
  )
}

function occasionWithPlaces(occasion: OccasionInLanguage) {
  const names = occasion.temples.map((id) => shortNames[id][spokenLanguage()])
  return { ...shownOccasion(occasion), where: names.join(', ') }
}

function citedOccasion({ id, name, days, shut, effect, suspends = [] }: Occasion): CitedFact[] {
  const about = `${name} (${days.value.first})`
  return [
    ...Object.entries({ days, shut, effect }).flatMap(([field, fact]) =>
      fact ? [{ id: `${id}-${field}`, at: id, about, fact }] : [],
    ),
    ...suspends.map((fact, index) => ({ id: `${id}-suspends-${index}`, at: id, about, fact })),
  ]
}
