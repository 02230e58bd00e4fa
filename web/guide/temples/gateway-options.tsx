import type { ShownGateway } from '#guide/travel/shown-gateway.ts'
import { languageOfText } from '#web/language/foreign-words.tsx'

export function GatewayOptions({ gateways }: { gateways: readonly ShownGateway[] }) {
  return gateways.map(
    ({ id, choice }) =>
      choice && (
        <option key={id} value={id} lang={languageOfText(choice)}>
          {choice}
        </option>
      ),
  )
}
