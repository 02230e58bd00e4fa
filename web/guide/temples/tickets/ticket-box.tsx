import { oldestCheck } from '#guide/age.ts'
import { checkedOnText, isOldNow, isUnsureNow } from '#web/guide/facts/checked-on.ts'
import { DoubtMark } from '#web/guide/facts/doubt-mark.tsx'
import { StatedValue } from '#web/guide/facts/stated-value.tsx'
import { Exceptions, type Way } from '#web/guide/temples/occasions/exceptions.tsx'
import { SaidLines } from '#web/guide/today/said-lines.tsx'
import { useSaid } from '#web/guide/today/todays.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { t } from '#web/language/translate.ts'
import { useNow } from '#web/shell/now.tsx'
import { type Telephone, TelephoneNumber } from '#web/shell/telephone-link.tsx'
import './ticket-box.css'
import { bookingId, howId, type ShownWaysIn, waitId, waitText, waysIn } from './ways-in.ts'

type TicketBoxProps = {
  of: ShownWaysIn
  /** The page with the sources, if it is another one: it says when they were checked. */
  page?: string
}

/** How to come in, by what is in the visitor's hand: how long it takes, and where and when to get it. */
export function TicketBox({ of: usual, page }: TicketBoxProps) {
  const now = useNow()
  const of = useSaid(usual, (said, ways) => said.waysIn(ways))
  const facts = [...waysIn.flatMap(({ way }) => [of[way].wait, of[way].how]), of.booking]
  const checkedOn = oldestCheck(facts) ?? ''
  return (
    <div className="ticket-box stack gap-2">
      <SaidLines on={['tokens']} />
      <ul className="stack plain-list">
        {waysIn.map(({ way, id, name }) => (
          <li className="stack gap-1" key={way} id={id}>
            <h2>
              <span>{markForeignWords(t(name))}</span>
            </h2>
            <p className="ticket-wait" id={waitId(id)}>
              <StatedValue
                of={waitId(id)}
                fact={of[way].wait}
                page={page}
                text={waitText(of[way].wait.value)}
              />
            </p>
            <How of={of} way={way} id={id} page={page} />
            {way === 'specialEntry' && <Booking at={of.booking.value} />}
          </li>
        ))}
      </ul>
      {page === undefined && (
        <p className="on-screen soft">{checkedOnText(checkedOn, isOldNow({ checkedOn }, now))}</p>
      )}
    </div>
  )
}

type TicketsInShortProps = {
  of: ShownWaysIn
  /** Tells the line of the day. */
  phone: Telephone | undefined
}

/** How long each way takes; `HowToGetIn` has the rest. Stands beside a status that says the wait without a ticket. */
export function TicketsInShort({ of: usual, phone }: TicketsInShortProps) {
  const now = useNow()
  const of = useSaid(usual, (said, ways) => said.waysIn(ways))
  return (
    <div className="ticket-box stack gap-2">
      <SaidLines on={['tokens']} />
      <ul className="stack plain-list">
        {waysIn.map(({ way, id, name }) => (
          <li className="stack gap-1" key={way} id={id}>
            <h3>{markForeignWords(t(name))}</h3>
            {/** The status says the first, but not on paper. */}
            <p className={`ticket-wait ${way === 'freeLine' ? 'on-paper' : ''}`} id={waitId(id)}>
              <span>{waitText(of[way].wait.value)}</span>
              {isUnsureNow(of[way].wait, now) && <DoubtMark />}
            </p>
          </li>
        ))}
      </ul>
      <div className="ticket-actions cluster gap-2">
        <Booking at={of.booking.value} />
        {phone && (
          <a className="button quiet" href={`tel:${phone.dialled}`}>
            <span>{t('The line today')}</span>
            <TelephoneNumber shown={phone.shown} />
          </a>
        )}
      </div>
    </div>
  )
}

export function HowToGetIn({ of: usual, page }: { of: ShownWaysIn; page: string }) {
  const of = useSaid(usual, (said, ways) => said.waysIn(ways))
  return waysIn.map(({ way, id, name }) => (
    <div key={way}>
      <dt>{markForeignWords(t(name))}</dt>
      <dd>
        <How of={of} way={way} id={id} page={page} />
      </dd>
    </div>
  ))
}

type HowProps = { of: ShownWaysIn; way: Way; id: string; page: string | undefined }

function How({ of, way, id, page }: HowProps) {
  const { how, exceptions } = of[way]
  return (
    <>
      <p id={howId(id)}>
        <StatedValue of={howId(id)} fact={how} page={page} text={how.value} />
      </p>
      <Exceptions of={exceptions} nextOnly={page !== undefined} />
    </>
  )
}

function Booking({ at }: { at: string }) {
  return (
    <a className="button" id={bookingId} href={at} rel="noreferrer">
      <span>{t('Book on the official site')}</span>
      <span aria-hidden="true">↗</span>
    </a>
  )
}
