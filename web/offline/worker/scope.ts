import type { OfflineFiles } from '#web/offline/offline-files.ts'
import { builtSettingsDigest } from '#web/site-format.ts'

declare const self: ServiceWorkerGlobalScope
declare const OFFLINE_FILES: OfflineFiles

/** Typed, as the library declares it as the scope of any worker. */
export const worker = self

export const { groups } = OFFLINE_FILES

export const version = `${OFFLINE_FILES.version}-${builtSettingsDigest}`
