import { readAppStart } from './app-start.ts'
import { download, quietForMs, stallTimeoutMs, tryAgainEvent } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'
import { painted } from './painted.ts'

/** Browsers never retry a failed import, so files are downloaded first. Single imports keep a slow phone usable. */
export async function loadApp(): Promise<void> {
  await parsed()
  const start = readAppStart()
  if (!start) return
  await painted()
  const { entry, messages } = start
  const modules = [...new Set([...start.modules, ...start.page.modules])]
  const sign = setTimeout(() => showLoading('waiting'), quietForMs)
  const onMissing = () => {
    clearTimeout(sign)
    showLoading('failing')
  }
  // The server has a newer version than this document: only loading the page again helps.
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
    canGoOn()
  } catch {
    cannotStart()
  }
  clearTimeout(watchdog)
}

export function cannotStart(): void {
  showLoading('failing')
  addEventListener(tryAgainEvent, reload)
}

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
