import { oldestCheck } from '#guide/age.ts'
import { type ListChoice, listAddress } from '#guide/list-address.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { statedText } from '#web/guide/facts/doubt-text.ts'
import type { PrintedHelpline } from '#web/guide/paper/printed-helplines.tsx'
import { PrintedSheet } from '#web/guide/paper/printed-sheet.tsx'
import { roadDistanceText } from '#web/guide/temples/distance-text.ts'
import { hoursLines } from '#web/guide/temples/opening/session-text.ts'
import type { ShownTemple } from '#web/guide/temples/shown-temple.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { choiceText } from './choice-text.ts'
import './list-on-paper.css'

export type ListOnPaperProps = {
  temples: readonly ShownTemple[]
  gateways: readonly ShownGateway[]
  choice: ListChoice
  now: Date
  helplines: readonly PrintedHelpline[]
}

export function ListOnPaper({ temples, gateways, choice, now, helplines }: ListOnPaperProps) {
  const printed = gateways.filter(({ id, card }) => (choice.from ? id === choice.from : card))
  const known = (distances: ShownTemple['distances']) =>
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
  return (
    <PrintedSheet
      className={`list-on-paper ${sizeFor(temples.length)}`}
      title={choiceText(choice, gateways, now)}
      columns={[t('Temple'), t('Opening hours'), t('Distance')]}
      rows={temples.map(({ id, name, teluguName, openingHours, distances }, index) => (
        <tr key={id}>
          <th>
            <div>{`${index + 1}. ${name}`}</div>
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
      foot={{
        checkedOn: oldest,
        helplines,
        path: `/temples${listAddress(choice)}`,
        now,
        doubts: t('Where it says “not sure” or “perhaps”, please ask before you go.'),
      }}
    />
  )
}

function sizeFor(count: number): 'few' | 'some' | 'many' {
  if (count <= 3) return 'few'
  return count <= 6 ? 'some' : 'many'
}
