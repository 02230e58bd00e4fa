import { languageOfText } from '#web/language/foreign-words.tsx'
import type { ListedGateway } from './listed-gateway.ts'

/** For a `select` of where somebody sets out. */
export function GatewayOptions({ gateways }: { gateways: readonly ListedGateway[] }) {
  return gateways.map(
    ({ id, choice }) =>
      choice && (
        <option key={id} value={id} lang={languageOfText(choice)}>
          {choice}
        </option>
      ),
  )
}
