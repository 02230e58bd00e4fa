import { readAppStart } from './app-start.ts'
import { download, quietForMs, stallTimeoutMs, tryAgainEvent } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'
import { painted } from './painted.ts'

/**
 * Starts the app once the page is painted: on a slow network its scripts would delay what the reader sees. All files are
 * downloaded before the first is imported, because browsers never retry an import that failed. The modules are imported
 * one after the other, so that a slow phone can respond to a touch in between.
 */
export async function loadApp(): Promise<void> {
  await parsed()
  const start = readAppStart()
  if (!start) return
  await painted()
  const { modules, entry, messages } = start
  const sign = setTimeout(() => showLoading('waiting'), quietForMs)
  const onMissing = () => {
    clearTimeout(sign)
    showLoading('failing')
  }
  // The document is older than what the server has now.
  const onGone = () => addEventListener(tryAgainEvent, reload)
  await Promise.all(
    [...modules, entry, ...(messages ? [messages] : [])].map((file) => download(file, { onMissing, onGone })),
  )
  canGoOn()
  clearTimeout(sign)
  hideLoading()
  const watchdog = setTimeout(cannotStart, stallTimeoutMs)
  try {
    for (const module of [...modules, entry]) await import(/* @vite-ignore */ module)
  } catch {
    cannotStart()
  }
  clearTimeout(watchdog)
}

/** The page stays as it is until the reader wants to try again. */
export function cannotStart(): void {
  showLoading('failing')
  addEventListener(tryAgainEvent, reload)
}

/** What was missing has come after all. */
export function canGoOn(): void {
  removeEventListener(tryAgainEvent, reload)
}

function reload(): void {
  location.reload()
}

async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
