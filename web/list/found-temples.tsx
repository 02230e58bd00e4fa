import { useLayoutEffect, useRef } from 'react'
import { filterTemples } from '#guide/filter.ts'
import { type ListChoice, sharedListAddress } from '#guide/list-address.ts'
import { sortFrom } from '#guide/order.ts'
import { searchTemples } from '#guide/search/search.ts'
import { t } from '../language/translate.ts'
import { ShareButton } from '../shell/share-button.tsx'
import type { ListedGateway } from '../temples/distance-text.ts'
import { useNow } from '../temples/now.tsx'
import { TempleCard } from '../temples/temple-card.tsx'
import './found-temples.css'
import { ListOutcome } from './list-outcome.tsx'
import type { ListedTemple } from './listed-temple.ts'
import { placesOf } from './places-of.ts'
import { PrintSheet, type PrintSheetProps } from './print-sheet.tsx'

export type FoundTemplesProps = {
  temples: readonly ListedTemple[]
  gateways: readonly ListedGateway[]
  helplines: PrintSheetProps['helplines']
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
}

/** The matching temples, with the actions on them. */
export function FoundTemples({ temples, gateways, helplines, choice, choose }: FoundTemplesProps) {
  const now = useNow()
  const status = useRef<HTMLParagraphElement>(null)
  // A prerendered page knows neither the time nor the reader's choice.
  const { matching, unknownHours } = now
    ? chosenTemples(temples, choice, now)
    : { matching: temples, unknownHours: [] }
  const shown = [...matching, ...unknownHours]
  useLayoutEffect(() => {
    if (now) document.documentElement.dataset.from = choice.from ?? ''
  }, [now, choice.from])
  const cards = (listed: readonly ListedTemple[], from: number) =>
    listed.map((temple, index) => (
      <li key={temple.id}>
        <TempleCard
          temple={temple}
          gateways={gateways}
          from={choice.from}
          now={now}
          early={from + index < 3}
        />
      </li>
    ))
  return (
    <>
      <div className="list-outcome">
        <ListOutcome
          shown={shown.length}
          total={temples.length}
          choice={choice}
          gateways={gateways}
          status={status}
        />
        {now !== null && leavesOut(choice) && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              choose({ openNow: false, tradition: null, withinKilometres: null, search: '' })
              // The button disappears, so move the focus.
              status.current?.focus()
            }}
          >
            {t('Show all temples')}
          </button>
        )}
      </div>
      {!now && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own ids and numbers, allowed by their hash.
        <style dangerouslySetInnerHTML={{ __html: placesOf(temples, gateways) }} />
      )}
      <ul className="temple-grid">{cards(matching, 0)}</ul>
      {unknownHours.length > 0 && (
        <section aria-labelledby="unknown-hours">
          <h2 id="unknown-hours">{t('Hours not known')}</h2>
          <ul className="temple-grid">{cards(unknownHours, matching.length)}</ul>
        </section>
      )}
      {shown.length > 0 && (
        <>
          <p className="list-doubt">
            {t('~ means about: we’re not sure. Sources are on each temple’s page.')}
          </p>
          <div className="list-actions needs-script">
            <ShareButton title={t('Temples to visit near Tirupati')} query={sharedListAddress(choice)} />
            <button type="button" className="button quiet" onClick={() => print()}>
              {t('Print this list')}
            </button>
          </div>
        </>
      )}
      {now && (
        <PrintSheet temples={shown} gateways={gateways} choice={choice} now={now} helplines={helplines} />
      )}
    </>
  )
}

/** The matching temples in the chosen order, those with unknown hours separately. */
function chosenTemples(
  temples: readonly ListedTemple[],
  choice: ListChoice,
  now: Date,
): { matching: ListedTemple[]; unknownHours: ListedTemple[] } {
  const near = sortFrom(temples, choice.from)
  return filterTemples(searchTemples(choice.search, near), choice, now)
}

/** Whether a choice filters anything. */
function leavesOut({ openNow, tradition, withinKilometres, search }: ListChoice): boolean {
  return openNow || tradition !== null || withinKilometres !== null || search !== ''
}
