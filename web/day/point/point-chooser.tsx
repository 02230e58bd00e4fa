import { useRef } from 'react'
import type { DaySettings } from '#day/entries/values.ts'
import type { Coordinates } from '#guide/schema.ts'
import { t } from '#web/language/translate.ts'
import type { GuideOnMap } from '#web/map/guide-map.server.ts'
import { useDataOf } from '#web/shell/start/page-loading.ts'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import './point-chooser.css'
import { PointMap } from './point-map.tsx'

type PointChooserProps = {
  place: Coordinates
  onChoose: (place: DaySettings['start']) => void
  onClosed: () => void
}

export function PointChooser({ place, onChoose, onClosed }: PointChooserProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackCloses(dialog, onClosed)
  const data = useDataOf<GuideOnMap>('/map')
  return (
    <dialog ref={dialog} className="point-chooser sheet on-screen" aria-labelledby="point-chooser-name">
      <div className="stack gap-2">
        <h2 className="h3" id="point-chooser-name">
          {t('A point on the map')}
        </h2>
        {data ? (
          <PointMap
            map={data}
            place={place}
            onChoose={(chosen) => {
              onChoose(chosen)
              dialog.current?.close()
            }}
            onCancel={() => dialog.current?.close()}
          />
        ) : (
          <p className="point-map-pending" role="status">
            {t('Loading…')}
          </p>
        )}
      </div>
    </dialog>
  )
}
