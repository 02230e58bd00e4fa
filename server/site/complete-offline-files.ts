import { builtSettingsDigest, type PageBundle, workerAddress } from '#web/site-format.ts'
import { type BuiltFile, completed, digestOf } from './built-site.ts'
import { serviceWorkerPolicy } from './content-security-policy.ts'

export type ServedFile = BuiltFile & { policy: string | undefined }

type Site = ReadonlyMap<string, ServedFile>

/** `common` is what the settings put into all policies and pages: once it changes, browsers download them again. */
export function completeOfflineFiles(site: Site, common: string): Site {
  const worker = site.get(workerAddress)
  if (!worker) return site
  const digest = digestOf(common).slice(0, 8)
  const completedWorker = rewritten(worker, (text) => text.replaceAll(builtSettingsDigest, digest))
  const bundles = [...site].filter(([address]) => /^\/offline\/\w+\.json$/.test(address))
  return new Map([
    ...site,
    [workerAddress, { ...completedWorker, policy: serviceWorkerPolicy() }],
    ...bundles.map(([address, file]): [string, ServedFile] => [
      address,
      rewritten(file, (list) => bundleOf(list, site)),
    ]),
  ])
}

function bundleOf(list: string, site: Site): string {
  const bundle: PageBundle = {}
  for (const address of JSON.parse(list) as string[]) {
    const file = site.get(address)
    if (file) bundle[address] = { body: textOf(file), policy: file.policy }
  }
  return JSON.stringify(bundle)
}

function rewritten(file: ServedFile, rewrite: (text: string) => string): ServedFile {
  return { ...file, bodies: completed(() => rewrite(textOf(file))) }
}

function textOf({ bodies }: ServedFile): string {
  return Buffer.from(bodies.identity.bytes).toString()
}
