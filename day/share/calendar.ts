import type { Coordinates } from '#guide/schema.ts'

export type CalendarEvent = {
  /** Stays the same each time the event is written, so that a second import replaces the first. */
  uid: string
  from: Date
  /** Null for a temple that was left out: the event goes from the calendar. */
  until: Date | null
  title: string
  description: string
  place: string
  coordinates: Coordinates
  address: string
}

/**
 * An iCalendar file: RFC 5545. Times are in UTC, as several apps take times without a zone for UTC. The calendar has no name
 * (X-WR-CALNAME): with one, Outlook adds a calendar instead of events.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Travel Visit//My day//EN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { latitude, longitude } = event.coordinates
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcText(now)}`,
    `SEQUENCE:${sequenceAt(now)}`,
    // RFC 5546 lets a published event be cancelled, and section 3.6.1 lets it have no end.
    ...(event.until ? [] : ['STATUS:CANCELLED']),
    `DTSTART:${utcText(event.from)}`,
    ...(event.until ? [`DTEND:${utcText(event.until)}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.place)}`,
    `GEO:${latitude.toFixed(6)};${longitude.toFixed(6)}`,
    `URL:${event.address}`,
    'END:VEVENT',
  ]
}

/**
 * Increases each second, or apps keep the older version of an event. From 2025 on, which keeps it in 32 bits for longer, and
 * above the minutes since 1970 that earlier files have.
 */
function sequenceAt(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.UTC(2025, 0)) / 1000))
}

/** "20261124T084000Z". */
function utcText(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Section 3.3.11. */
function escaped(text: string): string {
  return (
    text
      // As `toWellFormed` does, which older browsers lack.
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** Lines of at most 75 bytes, without splitting a character: section 3.1. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > 75) {
      lines.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...lines, part].join('\r\n')
}
