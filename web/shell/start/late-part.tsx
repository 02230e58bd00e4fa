import { type ComponentType, lazy } from 'react'
import { quietForMs, stallTimeoutMs } from './download.ts'
import { canGoOn, cannotStart } from './load-app.ts'
import { hideLoading, showLoading } from './loading-sign.ts'

type Load<Props extends object> = () => Promise<ComponentType<Props>>
type Loaded<Props extends object> = { default: ComponentType<Props> }

export function optionalPart<Props extends object>(load: Load<Props>) {
  return lazy(() =>
    load().then(
      (Part): Loaded<Props> => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  )
}

export function neededPart<Props extends object>(load: Load<Props>) {
  return lazy(async (): Promise<Loaded<Props>> => {
    const sign = setTimeout(() => showLoading('waiting'), quietForMs)
    const watchdog = setTimeout(cannotStart, stallTimeoutMs)
    const Part = await load().catch(() => undefined)
    clearTimeout(sign)
    clearTimeout(watchdog)
    if (!Part) {
      cannotStart()
      return new Promise(() => {})
    }
    canGoOn()
    hideLoading()
    return { default: Part }
  })
}
