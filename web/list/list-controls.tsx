import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import { traditions } from '#guide/tradition.ts'
import { t } from '../language/translate.ts'
import type { ListedGateway } from '../temples/distance-text.ts'
import { reachText, traditionTexts } from './choice-text.ts'
import './list-controls.css'

type ListControlsProps = {
  form: RefObject<HTMLFormElement | null>
  gateways: readonly ListedGateway[]
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
}

/** In kilometres: the town, its surroundings, a day trip. */
const reaches = [5, 10, 20, 40]

/** The filters and the sort order. Nothing is sent: each choice applies at once and goes into the URL. */
export function ListControls({ form, gateways, choice, choose }: ListControlsProps) {
  const { from, openNow, tradition, withinKilometres, search } = choice
  const searchBox = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  const usesMore = tradition !== null || withinKilometres !== null
  useEffect(() => {
    // Leave the box alone while somebody types: they may be about to continue after a space.
    const box = searchBox.current
    if (box && box.value.trim().normalize() !== search) box.value = search
  }, [search])
  useEffect(() => {
    // Only the reader closes it.
    if (usesMore && more.current) more.current.open = true
  }, [usesMore])
  return (
    <search className="list-controls needs-script">
      <form ref={form} onSubmit={(event) => event.preventDefault()}>
        <fieldset className="list-from">
          <legend>{t('I am at')}</legend>
          <div className="choices">
            <Choice
              checked={from === null}
              onChoose={() => choose({ from: null, withinKilometres: null })}
              value=""
            >
              {t('Elsewhere')}
            </Choice>
            {gateways.map(
              ({ id, choice: name }) =>
                name && (
                  <Choice key={id} checked={from === id} onChoose={() => choose({ from: id })} value={id}>
                    {name}
                  </Choice>
                ),
            )}
          </div>
        </fieldset>
        <div className="list-filters">
          <label className="list-search">
            {t('Search by name')}
            <input
              ref={searchBox}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => choose({ search: event.target.value })}
            />
          </label>
          <label className="list-open">
            <input
              type="checkbox"
              name="open"
              value="now"
              checked={openNow}
              onChange={({ target }) => choose({ openNow: target.checked })}
            />
            {t('Open now')}
          </label>
        </div>
        <details className="list-more" ref={more}>
          <summary>{t('More filters')}</summary>
          <div className="list-filters">
            <label>
              {t('Deity')}
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
            <label>
              {t('By road')}
              <select
                name="within"
                disabled={from === null}
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
          </div>
        </details>
      </form>
    </search>
  )
}

type ChoiceProps = { checked: boolean; onChoose: () => void; value: string; children: ReactNode }

function Choice({ checked, onChoose, value, children }: ChoiceProps) {
  return (
    <label>
      <input type="radio" name="from" value={value} checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}

/** Includes the distance in the URL, which may be any number. */
function reachesWith(chosen: number | null): number[] {
  return [...new Set([...reaches, ...(chosen ? [chosen] : [])])].sort((one, other) => one - other)
}
