import pLimit from 'p-limit'
import { bundleAddress, type FileGroup, hashOf, isInBundle } from '#web/offline/offline-files.ts'
import { builtTexts, type PageBundle } from '#web/site-format.ts'
import { missing, type OwnFile, putFile } from './cached-files.ts'

/** The largest file takes a minute on a slow line. */
const mostMsPerFile = 120_000

export async function downloadMissing(group: FileGroup, files: readonly OwnFile[]): Promise<void> {
  const pages = files.filter(({ address }) => isInBundle(address))
  const missingPages = await missing(pages)
  if (missingPages.length > pages.length / 2) await downloadBundle(group, missingPages)
  await downloadEach(await missing(files))
}

async function downloadBundle(group: FileGroup, files: readonly OwnFile[]): Promise<void> {
  const response = await ask(bundleAddress(group), 'default')
  // A server without bundles still has the pages.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return
  const bundle = (await response.json()) as PageBundle
  for (const file of files) {
    const page = bundle[file.address]
    if (!page) continue
    const content = new TextEncoder().encode(page.body)
    if ((await hashOf(file.address, content, builtTexts)) !== file.hash) continue
    const headers = storableHeaders(response.headers)
    headers.set('content-type', typeOf(file.address))
    if (page.policy !== undefined) headers.set('content-security-policy', page.policy)
    await putFile(file, new Response(content, { headers }))
  }
}

async function downloadEach(files: readonly OwnFile[]): Promise<void> {
  // As many as browsers load at a time over HTTP/1.1.
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

/** The hash rejects files of other versions, truncated responses, and the login page of a station's Wi-Fi. */
async function download(file: OwnFile): Promise<void> {
  // Reuses what the page has loaded; a stale cache entry is bypassed.
  for (const cache of ['default', 'reload'] as const) {
    const response = await ask(file.address, cache)
    const content = new Uint8Array(await response.arrayBuffer())
    if ((await hashOf(file.address, content, builtTexts)) !== file.hash) continue
    return putFile(file, new Response(content, { headers: storableHeaders(response.headers) }))
  }
  throw new Error(`${file.address} is not the one of this version`)
}

function ask(address: string, cache: RequestCache): Promise<Response> {
  // Chromium has AbortSignal.timeout from version 103.
  const request = new AbortController()
  setTimeout(() => request.abort(), mostMsPerFile)
  return fetch(address, { cache, signal: request.signal })
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

function storableHeaders(headers: Headers): Headers {
  const storable = new Headers(headers)
  for (const name of transportHeaders) storable.delete(name)
  return storable
}

function typeOf(address: string): string {
  return address.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8'
}
