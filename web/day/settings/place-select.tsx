import type { GatewayId } from '#guide/schema.ts'
import { t } from '../../language/translate.ts'
import { askForPosition, forgetPosition, usePosition } from '../../position/position.ts'
import { positionText } from '../../position/position-text.ts'
import type { ListedGateway } from '../../temples/distance-text.ts'
import { Choice } from './choice.tsx'

/** No gateway's id. */
const nearMe = 'near-me'

type StartSelectProps = {
  gateways: readonly ListedGateway[]
  /** Where the day starts unless it starts where the reader stands. */
  start: GatewayId
  onChoose: (gateway: GatewayId) => void
}

/** Where the day starts. Where the reader stands is known to this page alone, as everywhere. */
export function StartSelect({ gateways, start, onChoose }: StartSelectProps) {
  const position = usePosition()
  const isHere = position.state === 'asking' || position.state === 'known'
  return (
    <div className="day-from">
      <Choice
        label={t('From')}
        value={isHere ? nearMe : start}
        onChoose={(chosen) => {
          if (chosen === nearMe) return askForPosition()
          forgetPosition()
          if (chosen !== start) onChoose(chosen)
        }}
      >
        <GatewayOptions gateways={gateways} />
        <option value={nearMe}>{t('Near me')}</option>
      </Choice>
      <p className="day-position" role="status">
        {positionText(position)}
      </p>
    </div>
  )
}

export function GatewayOptions({ gateways }: { gateways: readonly ListedGateway[] }) {
  return gateways.map(
    ({ id, choice }) =>
      choice && (
        <option key={id} value={id}>
          {choice}
        </option>
      ),
  )
}
