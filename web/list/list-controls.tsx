import { type RefObject, useEffect, useRef } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import { chosenGateway } from '#guide/list-address.ts'
import { traditions } from '#guide/tradition.ts'
import { useNow } from '../clock/now.tsx'
import { t } from '../language/translate.ts'
import { askForPosition, forgetPosition, usePosition } from '../position/position.ts'
import type { ListedGateway } from '../temples/listed-gateway.ts'
import { reachText, traditionTexts } from './choice-text.ts'
import './list-controls.css'

type ListControlsProps = {
  form: RefObject<HTMLFormElement | null>
  gateways: readonly ListedGateway[]
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
}

/** An option that is neither a gateway nor ever part of an address. */
const nearMe = 'near-me'

/** Kilometres: the town, its surroundings, a day trip. */
const reaches = [5, 10, 20, 40]

export function ListControls({ form, gateways, choice, choose }: ListControlsProps) {
  const { from, openNow } = choice
  const { state } = usePosition()
  // Without JavaScript nothing can ask for the position.
  const canAsk = useNow() !== null
  const isFromHere = state === 'asking' || (state === 'known' && from === null)
  return (
    <search className="list-controls">
      <form ref={form} onSubmit={(event) => event.preventDefault()}>
        <div className="list-row">
          <label className="list-choice list-from">
            <span>{t('From')}</span>
            <select
              name="from"
              value={isFromHere ? nearMe : (from ?? '')}
              onChange={({ target }) => {
                if (target.value === nearMe) {
                  askForPosition(() => choose({ from: null, withinKilometres: null }))
                  return
                }
                forgetPosition()
                const next = chosenGateway(target.value, gateways)
                choose(next ? { from: next } : { from: null, withinKilometres: null })
              }}
            >
              <option value="">{t('Elsewhere')}</option>
              {gateways.map(
                ({ id, choice }) =>
                  choice && (
                    <option key={id} value={id}>
                      {choice}
                    </option>
                  ),
              )}
              {canAsk && <option value={nearMe}>{t('Near me')}</option>}
            </select>
          </label>
          <label className="list-open needs-script">
            <input
              type="checkbox"
              name="open"
              value="now"
              checked={openNow}
              onChange={({ target }) => choose({ openNow: target.checked })}
            />
            <span>{t('Open now')}</span>
          </label>
        </div>
        <MoreFilters choice={choice} choose={choose} />
      </form>
    </search>
  )
}

type FilterProps = Pick<ListControlsProps, 'choice' | 'choose'>

function MoreFilters({ choice, choose }: FilterProps) {
  const { tradition, withinKilometres, search } = choice
  const searchBox = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const isUsed = tradition !== null || withinKilometres !== null || search !== ''
  useEffect(() => {
    // A box that differs only by a trailing space stays as it is: its reader may be about to go on typing.
    const box = searchBox.current
    if (box && box.value.trim().normalize() !== search) box.value = search
  }, [search])
  useEffect(() => {
    // Opens the filters if any is used, but leaves closing them to the reader.
    if (isUsed && more.current) more.current.open = true
  }, [isUsed])
  return (
    <details
      className="list-more needs-script"
      ref={more}
      onToggle={({ currentTarget }) => {
        const byHand = currentTarget.contains(document.activeElement)
        if (currentTarget.open && byHand) searchBox.current?.focus()
      }}
    >
      <summary>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <span className="visually-hidden">{t('Search and more filters')}</span>
      </summary>
      <div className="list-filters">
        <label className="list-search">
          {t('Search temples and answers')}
          <input
            ref={searchBox}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => choose({ search: event.target.value })}
          />
        </label>
        <DeityFilter choice={choice} choose={choose} />
        {choice.from !== null && <ReachFilter choice={choice} choose={choose} />}
      </div>
    </details>
  )
}

function DeityFilter({ choice: { tradition }, choose }: FilterProps) {
  return (
    <label className="list-choice">
      <span>{t('Deity')}</span>
      <select
        name="tradition"
        value={tradition ?? ''}
        onChange={({ target }) =>
          choose({ tradition: traditions.find((one) => one === target.value) ?? null })
        }
      >
        <option value="">{t('All deities')}</option>
        {traditions.map((one) => (
          <option key={one} value={one}>
            {t(traditionTexts[one])}
          </option>
        ))}
      </select>
    </label>
  )
}

function ReachFilter({ choice: { withinKilometres }, choose }: FilterProps) {
  return (
    <label className="list-choice">
      <span>{t('By road')}</span>
      <select
        name="within"
        value={withinKilometres ?? ''}
        onChange={({ target }) => choose({ withinKilometres: Number(target.value) || null })}
      >
        <option value="">{t('Any distance')}</option>
        {reachesWith(withinKilometres).map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {reachText(kilometres)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The address may ask for any distance, which then needs an option, too. */
function reachesWith(chosen: number | null): number[] {
  return [...new Set([...reaches, ...(chosen ? [chosen] : [])])].sort((one, other) => one - other)
}
