import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { parseAccept } from 'hono/utils/accept'
import { nearestAddress, withSearch } from '#guide/links/nearest-address.ts'
import { contactText, notFoundAddress, streetsText } from '#web/site-format.ts'
import { type BuiltFile, digestOf, type Encoding, type Fillings, readBuiltSite } from './built-site.ts'
import { completeOfflineFiles, type ServedFile } from './complete-offline-files.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

export function siteRoutes(folder: string, fillings: Fillings, identityOrigins: readonly string[]): Hono {
  const site = readSite(folder, fillings, identityOrigins)
  const english = site.get(notFoundAddress)
  if (!english) throw new Error(`There is no built site in ${folder}`)
  const isPage = (address: string) => site.get(address)?.isPage === true && !address.endsWith(notFoundAddress)
  const notFoundPageFor = (path: string) =>
    site.get(`/${path.split('/')[1]?.toLowerCase()}${notFoundAddress}`) ?? english

  return new Hono().use(etag()).all('*', (context) => {
    const { method, path, url } = context.req
    const reads = method === 'GET' || method === 'HEAD'
    const address = path.replace(/(?<=.)\/$/, '')
    const file = reads ? site.get(address) : undefined
    const notFoundPage = notFoundPageFor(path)
    const nearest = reads && !file && nearestAddress(path, isPage)
    if (nearest) return context.redirect(withSearch(nearest, new URL(url).search), 301)
    const found = file !== undefined && file !== notFoundPage
    return answer(context, file ?? notFoundPage, found ? 200 : 404)
  })

  function answer(context: Context, file: ServedFile, status: 200 | 404) {
    const encoding = encodingFor(context, file)
    const { bytes, digest } = file.bodies[encoding] ?? file.bodies.identity
    const { policy } = file
    return context.body(bytes, status, {
      'content-type': file.type,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      // Includes the policy: after a 304 the browser keeps using the policy that it has.
      etag: `"${policy === undefined ? digest : digestOf(digest + policy)}"`,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(policy !== undefined && { 'content-security-policy': policy }),
    })
  }
}

function readSite(folder: string, fillings: Fillings, identityOrigins: readonly string[]) {
  const { streets, contact } = fillings
  const policyOf = (html: string) => contentSecurityPolicy(html, identityOrigins, streets)
  const files = [...readBuiltSite(folder, fillings)].map(([address, file]): [string, ServedFile] => [
    address,
    withPolicy(file, policyOf),
  ])
  return completeOfflineFiles(new Map(files), policyOf('') + streetsText(streets) + contactText(contact))
}

/** Computed at the first request: the policies of all pages would add some 30 ms to a start of 400. */
function withPolicy(file: BuiltFile, policyOf: (html: string) => string): ServedFile {
  if (!file.isPage) return { ...file, policy: undefined }
  let made: string | undefined
  return {
    ...file,
    get policy() {
      made ??= policyOf(Buffer.from(file.bodies.identity.bytes).toString())
      return made
    },
  }
}

/** In characters: browsers send some thirty. */
const mostRead = 256

function encodingFor({ req }: Context, { bodies }: ServedFile): Encoding {
  const wanted = parseAccept(req.header('accept-encoding')?.slice(0, mostRead) ?? '')
  const weight = (name: string) => wanted.find(({ type }) => type.toLowerCase() === name)?.q
  const encodings = (['br', 'gzip', 'identity'] as const).filter((encoding) => encoding in bodies)
  return encodings.find((encoding) => (weight(encoding) ?? weight('*') ?? 0) > 0) ?? 'identity'
}
