import type { Coordinates } from '#guide/schema.ts'

export type RoutePoint = { name: string; description: string; coordinates: Coordinates }

export type Route = {
  name: string
  start: RoutePoint
  stops: readonly RoutePoint[]
  end: RoutePoint
}

/** GPX 1.1, https://www.topografix.com/GPX/1/1/. Some apps don't list the points of a route, so temples are waypoints, too. */
export function gpxFile(route: Route): string {
  const { name, start, stops, end } = route
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Travel Visit" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${xmlText(name)}</name></metadata>
${numbered(stops)
  .map((stop) => gpxPoint('wpt', stop))
  .join('\n')}
<rte><name>${xmlText(name)}</name>
${[start, ...numbered(stops), end].map((point) => gpxPoint('rtept', point)).join('\n')}
</rte>
</gpx>
`
}

/** KML 2.2, https://docs.ogc.org/is/07-147r2/07-147r2.html. */
export function kmlFile(route: Route): string {
  const { name, start, stops, end } = route
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2">
<Document><name>${xmlText(name)}</name>
${[start, ...numbered(stops), end].map(kmlPoint).join('\n')}
<Placemark><name>${xmlText(name)}</name><LineString><tessellate>1</tessellate><coordinates>${[
    start,
    ...stops,
    end,
  ]
    .map(kmlCoordinates)
    .join(' ')}</coordinates></LineString></Placemark>
</Document>
</kml>
`
}

/** "2. Kapila Theertham"; "02." if there are ten, because apps sort by name. */
function numbered(stops: readonly RoutePoint[]): RoutePoint[] {
  const digits = String(stops.length).length
  return stops.map((stop, index) => ({
    ...stop,
    name: `${String(index + 1).padStart(digits, '0')}. ${stop.name}`,
  }))
}

function gpxPoint(element: 'wpt' | 'rtept', { name, description, coordinates }: RoutePoint): string {
  const { latitude, longitude } = coordinates
  return `<${element} lat="${latitude.toFixed(6)}" lon="${longitude.toFixed(6)}"><name>${xmlText(name)}</name><desc>${xmlText(description)}</desc></${element}>`
}

function kmlPoint(point: RoutePoint): string {
  const { name, description } = point
  return `<Placemark><name>${xmlText(name)}</name><description>${xmlText(description)}</description><Point><coordinates>${kmlCoordinates(point)}</coordinates></Point></Placemark>`
}

function kmlCoordinates({ coordinates: { latitude, longitude } }: RoutePoint): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Leaves out what XML 1.0 forbids: https://www.w3.org/TR/xml/#charsets. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
}
