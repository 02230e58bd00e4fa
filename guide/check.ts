import { createHash } from 'node:crypto'
import { z } from 'zod'
import { straightLineMetres } from './distance.ts'
import { type Gateway, gatewaySchema, type Temple, templeSchema } from './schema.ts'

/** How far off the points themselves may be; the worst stand-in is good to a few hundred metres. */
const pointErrorMetres = 500

/**
 * What is wrong with the guide's data, a line each that names the temple or gateway. The build and the
 * tests stop on any. It runs on the machine that builds, never in a browser.
 */
export function guideProblems(temples: readonly unknown[], gateways: readonly unknown[]): string[] {
  const shape = [
    ...temples.flatMap((temple) => shapeProblems(temple, templeSchema)),
    ...gateways.flatMap((gateway) => shapeProblems(gateway, gatewaySchema)),
  ]
  if (shape.length > 0) return shape
  const valid = temples as readonly Temple[]
  return [
    ...repeatedIds(valid),
    ...valid.flatMap((temple) => roadProblems(temple, gateways as readonly Gateway[])),
    ...valid.flatMap(photographProblems),
  ]
}

function shapeProblems(entry: unknown, schema: z.ZodType): string[] {
  const reading = schema.safeParse(entry)
  if (reading.success) return []
  const id = z.object({ id: z.string() }).safeParse(entry)
  return reading.error.issues.map(
    ({ path, message }) =>
      `${id.success ? id.data.id : 'an entry without id'}: ${path.join('.')}: ${message}`,
  )
}

function repeatedIds(temples: readonly Temple[]): string[] {
  const ids = temples.map(({ id }) => id)
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${id}: id: another temple has this id`)
}

/** A road is no shorter than the straight line: where it seems so, the coordinates or the figure are wrong. */
function roadProblems(temple: Temple, gateways: readonly Gateway[]): string[] {
  return gateways.flatMap(({ id, coordinates }) => {
    const straight = straightLineMetres(temple.coordinates.value, coordinates.value)
    const { mostMetres } = temple.distances[id].value
    if (mostMetres + pointErrorMetres >= straight) return []
    return [
      `${temple.id}: distances.${id}: ${mostMetres} m by road is less than the straight line of ${Math.round(straight)} m`,
    ]
  })
}

/** Commons keeps a file in folders named by the first digits of the MD5 of its name. */
function photographProblems({ id, photograph }: Temple): string[] {
  if (!photograph) return []
  const [, folder, name] = /\/commons\/(.\/..)\/([^/]+)$/.exec(photograph.value.url) ?? []
  if (folder === undefined || name === undefined) {
    return [`${id}: photograph.url: this is not the address of an original file on Commons`]
  }
  const digest = createHash('md5').update(decodeURIComponent(name)).digest('hex')
  return folder === `${digest[0]}/${digest.slice(0, 2)}`
    ? []
    : [`${id}: photograph.url: the folder does not fit the file's name; no file can be there`]
}
