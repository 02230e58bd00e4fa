import { shortNames } from '#guide/map/short-names.ts'
import type { Occasion } from '#guide/schema.ts'
import { Link } from '#web/navigation/link.tsx'
import { answerId } from '../answers/answer-id.ts'
import { AnswerSource } from '../answers/answer-source.tsx'
import { AnswerText } from '../answers/answer-text.tsx'
import { checkOf } from '../answers/check-of.ts'
import { OfEachTemple } from '../answers/of-each-temple.tsx'
import { Question } from '../answers/question.tsx'
import { TopicTiles } from '../answers/topic-tiles.tsx'
import { Sources, type StatedFact } from '../facts/sources.tsx'
import { WrongHere } from '../facts/wrong-here.tsx'
import { spokenLanguage, t } from '../language/translate.ts'
import { ShareButton } from '../shell/share-button.tsx'
import type { PageProps } from '../start/page.ts'
import { ComingDays } from '../temples/occasions/coming-days.tsx'
import { Exceptions } from '../temples/occasions/exceptions.tsx'
import { type OccasionInLanguage, shownOccasion } from '../temples/occasions/occasion.ts'
import { TicketBox } from '../temples/tickets/ticket-box.tsx'
import { statedWaysIn } from '../temples/tickets/ways-in.ts'
import { SaidLines } from '../today/said-lines.tsx'
import type { loader } from './loaders/answers.server.ts'
import './answers.css'
import { markForeignWords } from '../language/foreign-words.tsx'

/** Where the ways up to Tirumala are told. */
const topicsOfRoads: readonly string[] = ['up-to-tirumala', 'on-foot']

export default function AnswersPage({ loaderData }: PageProps<typeof loader>) {
  const { topic, title, answers, ofEachTemple, calendar = [], topics, contact } = loaderData
  return (
    <div className="page good-to-know">
      <p className="way-back">
        <Link to="/good-to-know">
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
              <div className="answer-foot">
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
          ...(waysIn ? statedWaysIn(waysIn) : []),
          ...(lists ? calendar.flatMap(statedOccasion) : []),
        ])}
      />
    </div>
  )
}

function occasionWithPlaces(occasion: OccasionInLanguage) {
  const names = occasion.temples.map((id) => shortNames[id][spokenLanguage()])
  return { ...shownOccasion(occasion), where: names.join(', ') }
}

function statedOccasion({ id, name, days, shut, effect, suspends = [] }: Occasion): StatedFact[] {
  const about = `${name} (${days.value.first})`
  return [
    ...Object.entries({ days, shut, effect }).flatMap(([field, fact]) =>
      fact ? [{ id: `${id}-${field}`, at: id, about, fact }] : [],
    ),
    ...suspends.map((fact, index) => ({ id: `${id}-suspends-${index}`, at: id, about, fact })),
  ]
}
