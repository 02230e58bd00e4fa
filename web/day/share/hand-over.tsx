import { useState } from 'react'
import { type CalendarEvent, calendarFile } from '#day/share/calendar.ts'
import { linkText } from '#day/share/link.ts'
import { directionsLink } from '#guide/map/links.ts'
import { inLanguage } from '../../language/languages.ts'
import { spokenLanguage, t } from '../../language/translate.ts'
import { saveFile } from '../../shell/save-file.ts'
import { type Shared, share } from '../../shell/share.ts'
import { siteOrigin } from '../../shell/site-origin.ts'
import type { HandedDay } from './handed-day.ts'
import { calendarEvents, chatText, routeOf, titleText } from './handed-texts.ts'
import './hand-over.css'
import { gpxFile, kmlFile } from '#day/share/map-files.ts'

/** Sends the day to other people, other apps and paper. */
export function HandOver({ day }: { day: HandedDay }) {
  const [shared, setShared] = useState<Shared>(null)
  const address = `${siteOrigin()}${inLanguage('/day', spokenLanguage())}#${linkText(day.linked)}`
  return (
    <details className="day-more hand-over">
      <summary>{t('Send or save')}</summary>
      <div className="hand-over-buttons">
        <button
          type="button"
          className="button"
          onClick={async () => {
            const text = chatText(day, address)
            setShared(await share({ title: titleText(day), text }, text))
          }}
        >
          {t('Send this plan')}
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          {t('Print')}
        </button>
      </div>
      <p role="status">
        {shared === 'copied'
          ? t('Copied. Paste it into a message.')
          : shared === 'failed' && t('We couldn’t copy it. The link to this plan: {address}', { address })}
      </p>
      <h2>{t('For other apps')}</h2>
      <ul className="hand-over-buttons">
        {filesOf(day, calendarEvents(day, address)).map(({ label, ending, type, content }) => (
          <li key={ending}>
            <button
              type="button"
              className="button quiet"
              onClick={() => saveFile(`tirupati-${day.date}.${ending}`, type, content())}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <h2>{t('Directions for each drive')}</h2>
      <ol className="hand-over-drives">
        {drivesOf(day).map(({ from, to }) => (
          <li key={`${from.name}→${to.name}`}>
            <a href={directionsLink(to.coordinates, from.coordinates)} rel="noreferrer">
              {`${from.name} → ${to.name}`}
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}

function filesOf(day: HandedDay, events: readonly CalendarEvent[]) {
  const calendar = {
    label: `${t('Calendar')} (ICS)`,
    ending: 'ics',
    type: 'text/calendar',
    content: () => calendarFile(events, new Date()),
  }
  return [
    // Once all temples have been seen there is nothing for a calendar.
    ...(events.length > 0 ? [calendar] : []),
    {
      label: `${t('Map app')} (GPX)`,
      ending: 'gpx',
      type: 'application/gpx+xml',
      content: () => gpxFile(routeOf(day)),
    },
    {
      label: 'Google Earth (KML)',
      ending: 'kml',
      type: 'application/vnd.google-earth.kml+xml',
      content: () => kmlFile(routeOf(day)),
    },
  ]
}

/** What is still to be driven. */
function drivesOf({ start, stops, end }: HandedDay) {
  const places = [start, ...stops.map(({ temple }) => temple), end]
  const seen = stops.filter(({ stop }) => stop === null).length
  return places.slice(seen, -1).flatMap((from, index) => {
    const to = places[seen + index + 1]
    return to ? [{ from, to }] : []
  })
}
