import { oldestCheck } from '#guide/age.ts'
import { useNow } from '../../clock/now.tsx'
import { checkedOnText, isOldNow } from '../../facts/checked-on.ts'
import { Stated } from '../../facts/stated.tsx'
import { markForeignWords } from '../../language/foreign-words.tsx'
import { t } from '../../language/translate.ts'
import { SaidLines } from '../../today/said-lines.tsx'
import { useSaid } from '../../today/todays.ts'
import { Exceptions } from '../occasions/exceptions.tsx'
import './ticket-box.css'
import { bookingId, howId, type ShownWaysIn, waitId, waitText, waysIn } from './ways-in.ts'

type TicketBoxProps = {
  of: ShownWaysIn
  /** The heading level of the names. */
  level: 3 | 4
  /** The page with the sources, if it is another one: it says when they were checked. */
  page?: string
}

/** How to come in, by what is in the visitor's hand: how long it takes, and where and when to get it. */
export function TicketBox({ of: usual, level, page }: TicketBoxProps) {
  const now = useNow()
  const of = useSaid(usual, (said, ways) => said.waysIn(ways))
  const Name = `h${level}` as const
  const facts = [...waysIn.flatMap(({ way }) => [of[way].wait, of[way].how]), of.booking]
  const checkedOn = oldestCheck(facts) ?? ''
  return (
    <div className="ticket-box">
      <SaidLines on={['tokens']} />
      <ul>
        {waysIn.map(({ way, id, name }) => (
          <li key={way} id={id}>
            <Name>
              <span>{markForeignWords(t(name))}</span>
            </Name>
            <p className="ticket-wait" id={waitId(id)}>
              <Stated of={waitId(id)} fact={of[way].wait} page={page} text={waitText(of[way].wait.value)} />
            </p>
            <p id={howId(id)}>
              <Stated of={howId(id)} fact={of[way].how} page={page} text={of[way].how.value} />
            </p>
            <Exceptions of={of[way].exceptions} nextOnly={page !== undefined} />
            {way === 'specialEntry' && (
              <a className="button" id={bookingId} href={of.booking.value} rel="noreferrer">
                <span>{t('Book on the official site')}</span>
                <span aria-hidden="true">↗</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {page === undefined && (
        <p className="ticket-foot">{checkedOnText(checkedOn, isOldNow({ checkedOn }, now))}</p>
      )}
    </div>
  )
}
