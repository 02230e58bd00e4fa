import type { DayPlaces } from '#day/places.ts'
import { type CalendarEvent, calendarFile } from '#day/share/calendar.ts'
import { gpxFile, kmlFile } from '#day/share/map-files.ts'
import type { DayView } from '#day/view.ts'
import { directionsLink } from '#guide/map/links.ts'
import { placeLine } from '#web/day/point/place-texts.ts'
import { useDayPage } from '#web/day/state/day-page.ts'
import { t } from '#web/language/translate.ts'
import { saveFile } from '#web/shell/save-file.ts'
import { say } from '#web/shell/say.ts'
import { share } from '#web/shell/share.ts'
import { dayAddress } from './day-address.ts'
import './hand-over.css'
import { calendarEvents, chatText, routeOf, titleText } from './share-texts.ts'

type HandOverProps = { view: DayView }

export function SendOrPrint({ view }: HandOverProps) {
  const { places } = useDayPage()
  const address = dayAddress(view)
  const send = async () => {
    const text = chatText(view, places, address)
    const shared = await share({ title: titleText(view), text }, text)
    if (shared === 'copied') say(t('Copied. Paste it into a message.'))
    if (shared === 'failed')
      say(t('We couldn’t copy it. The link to this plan: {address}', { address }), { stays: true })
  }
  return (
    <div className="hand-over-buttons cluster gap-2 plain-list">
      <button type="button" className="button" onClick={send}>
        {t('Send this plan')}
      </button>
      <button type="button" className="button quiet" onClick={() => print()}>
        {t('Print')}
      </button>
    </div>
  )
}

export function ForOtherApps({ view }: HandOverProps) {
  return (
    <div className="hand-over stack gap-2">
      <h2 className="h3">{t('For other apps')}</h2>
      <Files view={view} address={dayAddress(view)} />
      <h2 className="h3">{t('Directions for each drive')}</h2>
      <Drives view={view} />
    </div>
  )
}

function Files({ view, address }: { view: DayView; address: string }) {
  const { entries, places } = useDayPage()
  const events = calendarEvents(view, entries, places, address)
  return (
    <ul className="hand-over-buttons cluster gap-2 plain-list">
      {filesOf(view, places, events).map(({ label, ending, type, content }) => (
        <li key={ending}>
          <button
            type="button"
            className="button quiet"
            onClick={() => saveFile(`tirupati-${view.frame.date}.${ending}`, type, content())}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

function filesOf(view: DayView, places: DayPlaces, events: readonly CalendarEvent[]) {
  const calendar = {
    label: t('Add to calendar'),
    ending: 'ics',
    type: 'text/calendar',
    content: () => calendarFile(events, new Date()),
  }
  return [
    // Once all temples have been seen, nothing is left for a calendar.
    ...(events.length > 0 ? [calendar] : []),
    {
      label: t('Open in a map app'),
      ending: 'gpx',
      type: 'application/gpx+xml',
      content: () => gpxFile(routeOf(view, places)),
    },
    {
      label: 'Google Earth',
      ending: 'kml',
      type: 'application/vnd.google-earth.kml+xml',
      content: () => kmlFile(routeOf(view, places)),
    },
  ]
}

function Drives({ view }: { view: DayView }) {
  const { places } = useDayPage()
  return (
    <ol className="hand-over-drives">
      {drivesAhead(view, places).map(({ from, to }) => (
        <li key={`${from.name}→${to.name}`}>
          <a href={directionsLink(to.coordinates, from.coordinates)} rel="noreferrer">
            {`${from.name} → ${to.name}`}
          </a>
        </li>
      ))}
    </ol>
  )
}

function drivesAhead({ from, ahead, frame }: DayView, places: DayPlaces) {
  const named = (place: DayView['from']) => ({ ...place, name: placeLine(place, places) })
  const way = [named(from), ...ahead, named(frame.end)]
  return way.slice(0, -1).flatMap((start, index) => {
    const to = way[index + 1]
    return to ? [{ from: start, to }] : []
  })
}
