import type { Gateway, GatewayId } from './schema.ts'
import { type Tradition, traditions } from './tradition.ts'

export type ListChoice = {
  /** Null asks for the order of the specification. */
  from: GatewayId | null
  openNow: boolean
  tradition: Tradition | null
  /** By road from the gateway, 1 to 200; null without a gateway. */
  withinKilometres: number | null
  search: string
}

type Choosable = Pick<Gateway, 'id' | 'choice'>

const farthestKilometres = 200

export const narrowing: readonly string[] = ['open', 'tradition', 'within', 'q']

export function parseListChoice(parameters: URLSearchParams, gateways: readonly Choosable[]): ListChoice {
  const value = (name: string) => parameters.get(name) ?? ''
  const from = chosenGateway(value('from'), gateways)
  const kilometres = /^[1-9]\d{0,2}$/.test(value('within')) ? Number(value('within')) : Infinity
  return {
    from,
    openNow: value('open') === 'now',
    tradition: traditions.find((tradition) => tradition === value('tradition')) ?? null,
    withinKilometres: from !== null && kilometres <= farthestKilometres ? kilometres : null,
    search: value('q').trim().normalize(),
  }
}

export function chosenGateway(chosen: string | null, gateways: readonly Choosable[]): GatewayId | null {
  return gateways.find(({ id, choice }) => choice && id === chosen)?.id ?? null
}

export function listAddress({ from, openNow, tradition, withinKilometres, search }: ListChoice): string {
  const query = new URLSearchParams()
  const set = (name: string, value: string | number | null) => {
    if (value) query.set(name, String(value))
  }
  set('from', from)
  set('open', openNow ? 'now' : null)
  set('tradition', tradition)
  set('within', from && withinKilometres)
  set('q', searchInAddress(search))
  const text = query.toString()
  return text && `?${text}`
}

/**
 * What is searched, as far as an address has it: whole words, of 200 characters at most. Servers refuse addresses of some
 * thousand, and each character of an Indian script takes nine.
 */
export function searchInAddress(search: string): string {
  return /^.{0,200}(?=\s|$)/su.exec(search.trim().normalize())?.[0].trim() ?? ''
}

/** Without a query, the recipient would see their own last choice. */
export function sharedListAddress(choice: ListChoice): string {
  return listAddress(choice) || '?from=elsewhere'
}
