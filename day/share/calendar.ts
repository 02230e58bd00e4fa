import type { Coordinates } from '#guide/schema.ts'

export type CalendarEvent = {
  uid: string
  from: Date
  /** Null cancels the event of a temple that was left out. */
  until: Date | null
  title: string
  description: string
  place: string
  coordinates: Coordinates
  address: string
}

/**
 * An iCalendar file (RFC 5545). Times are in UTC, because several apps take times without a zone for UTC. The calendar has
 * no X-WR-CALNAME: with a name, Outlook adds a calendar instead of events.
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
    // RFC 5546 allows a published event to be cancelled; RFC 5545, 3.6.1, lets it have no end.
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
 * Grows every second, because apps drop an event whose number is not higher. Seconds since 2025 stay within 32 bits, and
 * above the minutes since 1970 that older files have.
 */
function sequenceAt(now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.UTC(2025, 0)) / 1000))
}

function utcText(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return (
    text
      // Older browsers lack `toWellFormed`.
      .replace(/\p{Cs}/gu, '\ufffd')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

/** RFC 5545, 3.1: at most 75 bytes a line, and no character is split. */
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
