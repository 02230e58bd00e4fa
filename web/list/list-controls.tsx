import { type RefObject, useEffect, useRef } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import { chosenGateway } from '#guide/list-address.ts'
import { traditions } from '#guide/tradition.ts'
import { useNow } from '../clock/now.tsx'
import { languageOfText } from '../language/foreign-words.tsx'
import { t } from '../language/translate.ts'
import { askForPosition, forgetPosition, usePosition } from '../position/position.ts'
import { SearchBox } from '../search/search-box.tsx'
import type { ListedGateway } from '../temples/listed-gateway.ts'
import { reachText, traditionTexts } from './choice-text.ts'
import './list-controls.css'

type ListControlsProps = {
  form: RefObject<HTMLFormElement | null>
  gateways: readonly ListedGateway[]
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
  onAboutToSearch: () => void
}

/** An option that is neither a gateway nor ever part of an address. */
const nearMe = 'near-me'

/** Kilometres: the town, its surroundings, a day trip. */
const reaches = [5, 10, 20, 40]

export function ListControls({ form, gateways, choice, choose, onAboutToSearch }: ListControlsProps) {
  const box = useRef<HTMLInputElement>(null)
  const { from, openNow } = choice
  const { state } = usePosition()
  // Without JavaScript nothing can ask for the position.
  const canAsk = useNow() !== null
  const isFromHere = state === 'asking' || (state === 'known' && from === null)
  const isSearching = choice.search !== '' && !isFiltered(choice)
  return (
    <search className="list-controls">
      <form
        ref={form}
        className={isSearching ? 'searching' : undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox
          box={box}
          search={choice.search}
          onSearch={(search) => choose({ search })}
          onAboutToSearch={onAboutToSearch}
        />
        <div className="list-bar">
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
                <option value="">{t('Anywhere')}</option>
                {gateways.map(
                  ({ id, choice }) =>
                    choice && (
                      <option key={id} value={id} lang={languageOfText(choice)}>
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
          <MoreFilters choice={choice} choose={choose} box={box} />
        </div>
      </form>
    </search>
  )
}

type FilterProps = Pick<ListControlsProps, 'choice' | 'choose'>

/** Where it starts, the search box stands openly, and the filters no longer open it. */
const wide = '(width >= 48rem)'

function MoreFilters({ choice, choose, box }: FilterProps & { box: RefObject<HTMLInputElement | null> }) {
  const { search } = choice
  const more = useRef<HTMLDetailsElement>(null)
  const isUsed = isFiltered(choice)
  useEffect(() => {
    // Opens the filters if any is used, but leaves closing them to the reader.
    if ((isUsed || (search !== '' && !matchMedia(wide).matches)) && more.current) more.current.open = true
  }, [isUsed, search])
  return (
    <details
      className="list-more needs-script"
      ref={more}
      onToggle={({ currentTarget }) => {
        const byHand = currentTarget.contains(document.activeElement)
        if (currentTarget.open && byHand && !matchMedia(wide).matches) box.current?.focus()
      }}
    >
      <summary>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path className="sign-of-search" d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.5 5 5 5" />
          <path className="sign-of-filters" d="M4 7h16M7 12h10M10 17h4" />
        </svg>
        <span className="visually-hidden">
          <span className="sign-of-search">{t('Search and more filters')}</span>
          <span className="sign-of-filters">{t('More filters')}</span>
        </span>
      </summary>
      <div className="list-filters">
        <DeityFilter choice={choice} choose={choose} />
        {choice.from !== null && <ReachFilter choice={choice} choose={choose} />}
      </div>
    </details>
  )
}

function isFiltered({ tradition, withinKilometres }: ListChoice): boolean {
  return tradition !== null || withinKilometres !== null
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
