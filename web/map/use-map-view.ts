import { useState } from 'react'
import { type MapView, viewOf } from '#guide/map/map-view.ts'
import type { Coordinates } from '#guide/schema.ts'
import { useUnchanged } from '#web/shell/use-unchanged.ts'

export type ChangeView = (change: (view: MapView) => MapView) => void

export function useMapView(area: readonly Coordinates[]): [MapView, ChangeView] {
  const shown = useUnchanged(area)
  const [state, setState] = useState(() => ({ area: shown, view: viewOf(shown) }))
  const now = state.area === shown ? state : { area: shown, view: viewOf(shown) }
  if (now !== state) setState(now)
  return [now.view, (change) => setState(({ area, view }) => ({ area, view: change(view) }))]
}
