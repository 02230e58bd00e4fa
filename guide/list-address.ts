import type { Gateway, GatewayId } from './schema.ts'

export type ListChoice = {
  /** Null asks for the order of the specification. */
  from: GatewayId | null
  openNow: boolean
  search: string
}

type Choosable = Pick<Gateway, 'id' | 'choice'>

export const narrowing: readonly string[] = ['open', 'q']

export function parseListChoice(parameters: URLSearchParams, gateways: readonly Choosable[]): ListChoice {
  const value = (name: string) => parameters.get(name) ?? ''
  return {
    from: chosenGateway(value('from'), gateways),
    openNow: value('open') === 'now',
    search: value('q').trim().normalize(),
  }
}

export function chosenGateway(chosen: string | null, gateways: readonly Choosable[]): GatewayId | null {
  return gateways.find(({ id, choice }) => choice && id === chosen)?.id ?? null
}

export function listAddress({ from, openNow, search }: ListChoice): string {
  const query = new URLSearchParams()
  const set = (name: string, value: string | null) => {
    if (value) query.set(name, value)
  }
  set('from', from)
  set('open', openNow ? 'now' : null)
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
