import { sharedValue } from '#web/device/shared-value.ts'

/** The result of the last attempt to synchronize the account and this device. */
export type SyncState = 'none' | 'saving' | 'done' | 'later' | 'tooMuch' | 'missing'

export const { set: setSyncState, useValue: useSyncState } = sharedValue<SyncState>('none')
