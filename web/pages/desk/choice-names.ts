import type { Line, Reason, Road, RoadState } from '#today/values.ts'
import { reasons } from '#web/guide/today/word-text.ts'
import { message, t } from '#web/language/translate.ts'
import type { Drafts, Kind } from './draft.ts'

export const kinds: readonly { kind: Kind; name: string }[] = [
  { kind: 'line', name: message('Line at Tirumala') },
  { kind: 'tokens', name: message('Free tokens') },
  { kind: 'hours', name: message('Temple closed or other hours') },
  { kind: 'road', name: message('Roads and buses') },
  { kind: 'crowd', name: message('Crowd at a temple') },
  { kind: 'text', name: message('In your own words') },
]

export const lineNames: Readonly<Record<Line, string>> = {
  freeLine: message('Without a ticket'),
  timedToken: message('With a free token'),
  specialEntry: message('With a Special Entry ticket'),
}

export const tokenStates: readonly { state: NonNullable<Drafts['tokens']['state']>; text: string }[] = [
  { state: 'given', text: message('Being given out') },
  { state: 'gone', text: message('All gone') },
  { state: 'none', text: message('None today') },
]

export const roadNames: Readonly<Record<Road, string>> = {
  hillRoad: message('Hill road'),
  srivariMettu: message('Srivari Mettu footpath'),
  alipiri: message('Alipiri footpath'),
  buses: message('Buses to Tirumala'),
}

export const roadStateNames: Readonly<Record<RoadState, string>> = {
  shut: message('Closed, none go'),
  slow: message('Slower than usual'),
  open: message('As usual'),
}

export function reasonText(reason: Reason): string {
  if (reason === 'other') return t('Without a reason')
  const text = t(reasons[reason])
  return text.charAt(0).toUpperCase() + text.slice(1)
}
