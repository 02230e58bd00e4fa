import { EventEmitter, once } from 'node:events'
import type { MailLog } from '#mail/log.ts'

export type TestLog = MailLog & {
  lines: readonly string[]
  /** Resolves once this many lines have been logged. */
  untilWritten: (count: number) => Promise<void>
}

export function openTestLog(): TestLog {
  const lines: string[] = []
  const events = new EventEmitter()
  const write = (level: string) => (text: string) => {
    lines.push(`${level}: ${text}`)
    events.emit('line')
  }
  return {
    warn: write('warn'),
    error: write('error'),
    lines,
    async untilWritten(count) {
      while (lines.length < count) await once(events, 'line')
    },
  }
}
