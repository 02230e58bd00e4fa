import { oldestCheck } from '#guide/age.ts'
import { type ListChoice, listAddress } from '#guide/list-address.ts'
import { checkedOnText, isOldNow } from '#web/guide/facts/checked-on.ts'
import { statedText } from '#web/guide/facts/doubt-text.ts'
import { type PrintedHelpline, PrintedHelplines } from '#web/guide/paper/printed-helplines.tsx'
import { roadDistanceText } from '#web/guide/temples/distance-text.ts'
import type { ListedGateway } from '#web/guide/temples/listed-gateway.ts'
import type { ListedTemple } from '#web/guide/temples/listed-temple.ts'
import { hoursLines } from '#web/guide/temples/opening/session-text.ts'
import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { siteOrigin } from '#web/shell/site-origin.ts'
import { choiceText } from './choice-text.ts'
import './list-on-paper.css'

export type ListOnPaperProps = {
  temples: readonly ListedTemple[]
  gateways: readonly ListedGateway[]
  choice: ListChoice
  now: Date
  helplines: readonly PrintedHelpline[]
}

export function ListOnPaper({ temples, gateways, choice, now, helplines }: ListOnPaperProps) {
  const printed = gateways.filter(({ id, card }) => (choice.from ? id === choice.from : card))
  const known = (distances: ListedTemple['distances']) =>
    printed.flatMap(({ id, card, choice: name = card }) => {
      const fact = distances[id]
      return fact ? [{ id, name, fact }] : []
    })
  const oldest = oldestCheck(
    temples.flatMap(({ openingHours, distances }) => [
      openingHours,
      ...known(distances).map(({ fact }) => fact),
    ]),
  )
  const address = siteOrigin() + inLanguage('/temples', spokenLanguage()) + listAddress(choice)
  return (
    <section className={`list-on-paper ${sizeFor(temples.length)}`} aria-hidden="true">
      <p className="print-choice">{choiceText(choice, gateways, now)}</p>
      <table>
        <thead>
          <tr>
            <th>{t('Temple')}</th>
            <th>{t('Opening hours')}</th>
            <th>{t('Distance')}</th>
          </tr>
        </thead>
        <tbody>
          {temples.map(({ id, name, teluguName, openingHours, distances }, index) => (
            <tr key={id}>
              <th>
                <div className="print-name">{`${index + 1}. ${name}`}</div>
                {spokenLanguage() !== 'te' && <div lang="te">{teluguName}</div>}
              </th>
              <td>
                {hoursLines(openingHours).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </td>
              <td>
                {known(distances).map(({ id, name, fact }) => (
                  <div key={id}>{`${name}: ${statedText(roadDistanceText(fact.value), fact)}`}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('Where it says “not sure” or “perhaps”, please ask before you go.')}{' '}
        {oldest && <span>{checkedOnText(oldest, isOldNow({ checkedOn: oldest }, now))}</span>}
      </p>
      <PrintedHelplines helplines={helplines} />
      <dl className="print-blanks">
        {[t('Driver’s number'), t('Where we meet'), t('When we meet')].map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>{decodeURI(address)}</p>
    </section>
  )
}

function sizeFor(count: number): 'few' | 'some' | 'many' {
  if (count <= 3) return 'few'
  return count <= 6 ? 'some' : 'many'
}
