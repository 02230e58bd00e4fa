import { sharedValue } from '#web/shell/device/shared-value.ts'

export type SyncState = 'none' | 'saving' | 'done' | 'later' | 'tooMuch' | 'missing'

export const { set: setSyncState, useValue: useSyncState } = sharedValue<SyncState>('none')
