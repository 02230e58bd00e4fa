import { readAppStart } from './app-start.ts'
import { download, patience, tryAgainEvent } from './download.ts'
import { hideLoading, showLoading } from './loading-sign.ts'

/**
 * Starts the app once the page is painted: asked for earlier, a slow line would bring scripts in place of what is to be
 * seen. All files are there before the first is imported, as browsers do not import again what has failed once. Then the
 * modules start one after the other, so that a slow phone can answer a touch in between.
 */
export async function loadApp(): Promise<void> {
  await parsed()
  const start = readAppStart()
  if (!start) return
  await painted()
  const { modules, entry, messages } = start
  const onMissing = () => showLoading('failing')
  await Promise.all(
    [...modules, entry, ...(messages ? [messages] : [])].map((file) => download(file, { onMissing })),
  )
  hideLoading()
  const watchdog = setTimeout(cannotStart, patience)
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
  addEventListener(tryAgainEvent, () => location.reload())
}

async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

/** A page that nobody looks at is not painted, and waits for nothing. */
async function painted(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
