import { gatewayIds } from '#guide/gateway-ids.ts'
import type { Helpline } from '#guide/good-to-know/schema.ts'
import type { GatewayId } from '#guide/schema.ts'
import { ownNames } from '../language/languages.ts'
import { spokenLanguage, t } from '../language/translate.ts'
import { gatewayText, roadDistanceText } from './distance-text.ts'
import type { ListedTemple } from './listed-temple.ts'
import { sessionText } from './opening-text.ts'
import './print-sheet.css'
import { markForeignWords } from '../language/foreign-words.tsx'

export type PrintSheetProps = {
  temples: readonly ListedTemple[]
  from: GatewayId | null
  helplines: readonly Pick<Helpline, 'id' | 'label' | 'numbers'>[]
}

/** The chosen temples on one sheet of paper, for when the phone is in the locker. A screen does not show it. */
export function PrintSheet({ temples, from, helplines }: PrintSheetProps) {
  const isTelugu = spokenLanguage() === 'te'
  const gateways = from ? [from] : gatewayIds
  return (
    <section className="print-sheet" aria-hidden="true">
      <table>
        <thead>
          <tr>
            <th>{t('Temple')}</th>
            {!isTelugu && <th lang="te">{ownNames.te}</th>}
            <th>{t('Opening hours')}</th>
            {gateways.map((gateway) => (
              <th key={gateway}>{gatewayText(gateway)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {temples.map(({ id, name, teluguName, openingHours, distances }, index) => (
            <tr key={id}>
              <th>{`${index + 1}. ${name}`}</th>
              {!isTelugu && <td lang="te">{teluguName}</td>}
              <td>
                {openingHours.value?.sessions.map(sessionText).join(', ') ?? t('Not known')}
                {openingHours.value?.disputed && ' *'}
              </td>
              {gateways.map((gateway) => (
                <td key={gateway}>{roadDistanceText(distances[gateway].value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('* Sources disagree about part of these hours: ask before you go.')}</p>
      <ul className="print-numbers">
        {helplines.map(({ id, label, numbers }) => (
          <li key={id}>
            {markForeignWords(label)}: <strong>{numbers.value.map(({ shown }) => shown).join(', ')}</strong>
          </li>
        ))}
      </ul>
      <dl className="print-blanks">
        {[t('Driver’s number'), t('Where we meet'), t('When we meet')].map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  )
}
