import { useState } from 'react'
import { type MapView, viewOf } from '#guide/map/map-view.ts'
import type { Coordinates } from '#guide/schema.ts'

export type ChangeView = (change: (view: MapView) => MapView) => void

/** What is in view, which is the area again whenever that becomes another. */
export function useMapView(area: readonly Coordinates[]): [MapView, ChangeView] {
  const key = JSON.stringify(area)
  const [state, setState] = useState(() => ({ key, view: viewOf(area) }))
  const now = state.key === key ? state : { key, view: viewOf(area) }
  if (now !== state) setState(now)
  return [now.view, (change) => setState(({ key, view }) => ({ key, view: change(view) }))]
}
