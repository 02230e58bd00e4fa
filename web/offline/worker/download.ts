import pLimit from 'p-limit'
import { bundleAddress, type FileGroup, hashOf, isInBundle, type PageBundle } from '../site-files.ts'
import { missing, type OwnFile, putFile } from './files.ts'
import { siteOrigin } from './scope.ts'

/** For one file; a slow line takes a minute for the largest. */
const timeoutMs = 120_000

/** Stores those files of a group that are not stored. What is there when it fails is not asked for again. */
export async function downloadMissing(group: FileGroup, files: readonly OwnFile[]): Promise<void> {
  const pages = files.filter(({ address }) => isInBundle(address))
  const missingPages = await missing(pages)
  if (missingPages.length > pages.length / 2) await downloadBundle(group, missingPages)
  await downloadEach(await missing(files))
}

async function downloadBundle(group: FileGroup, files: readonly OwnFile[]): Promise<void> {
  const response = await ask(bundleAddress(group), 'default')
  // A server that has none has the pages.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return
  const bundle = (await response.json()) as PageBundle
  for (const file of files) {
    const page = bundle[file.address]
    if (!page) continue
    const content = new TextEncoder().encode(page.body)
    if ((await hashOf(file.address, content, siteOrigin)) !== file.hash) continue
    const headers = storableHeaders(response.headers)
    headers.set('content-type', typeOf(file.address))
    if (page.policy !== undefined) headers.set('content-security-policy', page.policy)
    await putFile(file, new Response(content, { headers }))
  }
}

async function downloadEach(files: readonly OwnFile[]): Promise<void> {
  // As many as a browser asks for at once over HTTP/1.1.
  const limit = pLimit({ concurrency: 6, rejectOnClear: true })
  let problem: unknown
  const downloads = files.map((file) =>
    limit(() => download(file)).catch((error: unknown) => {
      problem ??= error
      limit.clearQueue()
    }),
  )
  await Promise.all(downloads)
  if (problem !== undefined) throw problem
}

/**
 * Takes nothing but what the build has made. A server that has moved on, a half answer, and the login page of a
 * station's Wi-Fi, which answers everything, are told by the hash.
 */
async function download(file: OwnFile): Promise<void> {
  // What the page has loaded is not loaded again; a cache that is behind is passed by.
  for (const cache of ['default', 'reload'] as const) {
    const response = await ask(file.address, cache)
    const content = new Uint8Array(await response.arrayBuffer())
    if ((await hashOf(file.address, content, siteOrigin)) !== file.hash) continue
    return putFile(file, new Response(content, { headers: storableHeaders(response.headers) }))
  }
  throw new Error(`${file.address} is not the one of this version`)
}

function ask(address: string, cache: RequestCache): Promise<Response> {
  // Chromium has it since 103.
  const signal = AbortSignal.timeout?.(timeoutMs) ?? null
  return fetch(address, { cache, signal })
}

const transportHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'vary',
  'x-request-id',
]

/** Those of a response that hold for its content alone, and not for one way that it has travelled. */
function storableHeaders(headers: Headers): Headers {
  const storable = new Headers(headers)
  for (const name of transportHeaders) storable.delete(name)
  return storable
}

/** Of what bundles hold. */
function typeOf(address: string): string {
  return address.endsWith('.data') ? 'text/x-script; charset=utf-8' : 'text/html; charset=utf-8'
}
