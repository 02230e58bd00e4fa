import { type RefObject, useRef } from 'react'
import type { ListChoice } from '#guide/list-address.ts'
import { chosenGateway } from '#guide/list-address.ts'
import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { SearchBox } from '#web/guide/search/search-box.tsx'
import { GatewayOptions } from '#web/guide/temples/gateway-options.tsx'
import { t } from '#web/language/translate.ts'
import { useHref } from '#web/shell/navigation/link.tsx'
import { useNow } from '#web/shell/now.tsx'
import { askForPosition, forgetPosition, usePosition } from '#web/shell/position/position.ts'
import './list-controls.css'

type ListControlsProps = {
  form: RefObject<HTMLFormElement | null>
  gateways: readonly ShownGateway[]
  choice: ListChoice
  choose: (change: Partial<ListChoice>) => void
  onAboutToSearch: () => void
}

/** An option that is neither a gateway nor ever part of an address. */
const nearMe = 'near-me'

/** A plain form, which asks for the list by its address, until the app answers in place. */
export function ListControls({ form, gateways, choice, choose, onAboutToSearch }: ListControlsProps) {
  const box = useRef<HTMLInputElement>(null)
  const { from, openNow } = choice
  const { state } = usePosition()
  // Without JavaScript nothing can ask for the position.
  const canAsk = useNow() !== null
  const isFromHere = state === 'asking' || (state === 'known' && from === null)
  const address = useHref('/temples')
  return (
    <search className="list-controls on-screen">
      <form
        ref={form}
        className="list-row cluster gap-2"
        method="get"
        action={address}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchBox
          box={box}
          search={choice.search}
          onSearch={(search) => choose({ search })}
          onAboutToSearch={onAboutToSearch}
        />
        <label className="list-choice list-from">
          <span className="inside">{t('From')}</span>
          <select
            name="from"
            value={isFromHere ? nearMe : (from ?? '')}
            onChange={({ target }) => {
              if (target.value === nearMe) {
                askForPosition(() => choose({ from: null }))
                return
              }
              forgetPosition()
              choose({ from: chosenGateway(target.value, gateways) })
            }}
          >
            <option value="">{t('Anywhere')}</option>
            <GatewayOptions gateways={gateways} />
            {canAsk && <option value={nearMe}>{t('Near me')}</option>}
          </select>
        </label>
        <label className="list-open needs-script">
          <input
            className="under-words"
            type="checkbox"
            name="open"
            value="now"
            checked={openNow}
            onChange={({ target }) => choose({ openNow: target.checked })}
          />
          <span>{t('Open now')}</span>
        </label>
      </form>
    </search>
  )
}
