import { useState } from 'react'
import { commonsThumbnail } from '#guide/commons.ts'
import type { Photograph } from '#guide/schema.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { drawings } from './drawings.ts'
import './temple-picture.css'

type TemplePictureProps = {
  id: TempleId
  drawingInWords: string
  photograph: Pick<Photograph, 'url' | 'alt'> | undefined
  early: boolean
  /** Set while its page opens or closes. */
  moves?: boolean
  /** True on a card. */
  small?: boolean
}

/** The photograph lies over the drawing, which stays visible if there is none or it fails to load. */
export function TemplePicture({
  id,
  drawingInWords,
  photograph,
  early,
  moves,
  small = false,
}: TemplePictureProps) {
  const [hasFailed, setFailed] = useState(false)
  const shown = hasFailed ? undefined : photograph
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
            sizes={small ? '12rem' : '(max-width: 46rem) 100vw, (max-width: 70rem) 50vw, 24rem'}
            alt={shown.alt}
            width={800}
            height={600}
            loading={early ? 'eager' : 'lazy'}
            decoding="async"
            // Its events may have fired before hydration.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0) setFailed(true)
            }}
            onError={() => setFailed(true)}
          />
        )}
      </div>
    </figure>
  )
}
