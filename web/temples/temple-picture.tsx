import { useState } from 'react'
import { commonsThumbnail } from '#guide/commons.ts'
import type { Photograph } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../language/translate.ts'
import { drawings } from './drawings.ts'
import './temple-picture.css'

export type ShownPhotograph = Pick<Photograph, 'url' | 'alt'>

type TemplePictureProps = {
  id: TempleId
  drawingInWords: string
  early: boolean
  /** Set while its page opens or closes. */
  moves?: boolean
} & (
  | { photograph: Photograph | undefined; small?: false }
  /** Without its credit, which the page that it links to has. */
  | { photograph: ShownPhotograph | undefined; small: true }
)

/** The photograph lies over the drawing, which stays visible if there is none or it fails to load. */
export function TemplePicture({ id, drawingInWords, early, moves, ...picture }: TemplePictureProps) {
  // Until the photograph is known to be missing, it is credited: a missing credit would be the worse mistake.
  const [arrival, setArrival] = useState<'unknown' | 'coming' | 'here' | 'failed'>('unknown')
  const shown = arrival === 'failed' ? undefined : picture.photograph
  return (
    <figure className="temple-picture">
      <div
        className="temple-picture-frame"
        style={moves ? { viewTransitionName: 'temple-picture' } : undefined}
      >
        <img
          src={drawings[id]}
          alt={shown ? '' : drawingInWords}
          width={800}
          height={600}
          loading={early ? 'eager' : 'lazy'}
        />
        {shown && (
          <img
            className="temple-photograph"
            // CORS, which Commons allows, lets the service worker tell a photograph from an error and see its size.
            crossOrigin="anonymous"
            src={commonsThumbnail(shown.url, 500)}
            srcSet={`${commonsThumbnail(shown.url, 500)} 500w, ${commonsThumbnail(shown.url, 960)} 960w`}
            sizes={picture.small ? '12rem' : '(max-width: 46rem) 100vw, (max-width: 70rem) 50vw, 24rem'}
            alt={shown.alt}
            width={800}
            height={600}
            loading={early ? 'eager' : 'lazy'}
            decoding="async"
            // Its events may have fired before hydration.
            ref={(image) => {
              if (image && arrival === 'unknown') setArrival(arrivalOf(image))
            }}
            onLoad={() => setArrival('here')}
            onError={() => setArrival('failed')}
          />
        )}
      </div>
      {!picture.small && (
        <figcaption>
          {picture.photograph && shown && arrival !== 'coming' ? (
            <Credit photograph={picture.photograph} />
          ) : (
            t('Drawing')
          )}
        </figcaption>
      )}
    </figure>
  )
}

function arrivalOf({ complete, naturalWidth }: HTMLImageElement) {
  if (!complete) return 'coming'
  return naturalWidth > 0 ? 'here' : 'failed'
}

function Credit({ photograph }: { photograph: Photograph }) {
  return (
    <span>
      {t('Photo:')}{' '}
      <a href={photograph.filePage} rel="noreferrer" lang="en">
        {photograph.author}
      </a>
      ,{' '}
      <a href={photograph.licenceUrl} rel="noreferrer" lang="en">
        {photograph.licence}
      </a>
    </span>
  )
}
