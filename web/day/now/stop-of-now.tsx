import { type ComponentProps, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { useSession } from '#web/account/session/session.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { keptPlans } from '#web/saved/kept-plans.ts'
import { useMirror } from '#web/saved/mirror.ts'
import { useHref } from '#web/shell/navigation/link.tsx'
import { navigate } from '#web/shell/navigation/navigate.ts'
import { useNow } from '#web/shell/now.tsx'
import { optionalPart } from '#web/shell/start/late-part.tsx'
import { asDrawn } from '#web/shell/start/page-parts.tsx'
import { enterDialog } from '#web/shell/use-back-closes.ts'
import { drawStopOfNow, type StopWords, stopToShow } from './draw-stop-of-now.ts'
import earlyStop from './early-stop-of-now.ts?bundled'
import '#web/guide/facts/doubt.css'
import './stop-of-now.css'

const loadScreen = async () => (await import('#web/guide/temples/driver/show-driver.tsx')).DriverScreen
const DriverScreen = optionalPart(loadScreen)

type Driver = Omit<ComponentProps<typeof DriverScreen>, 'onClosed'>

/** Where a plan for today stands; empty without one. Whatever acts on the plan is loaded when it is pressed. */
export function StopOfNow() {
  const place = useRef<HTMLElement>(null)
  const now = useNow()
  const mirror = useMirror()
  const session = useSession()
  const [driver, showDriver] = useState<Driver | null>(null)
  const draw = () => place.current && drawStopOfNow(place.current, new Date())
  const tried = useRef('')
  const planMissing = useEffectEvent(async () => {
    const kept = keptPlans()
    const today = dateInIndia(new Date())
    const isKept = kept.some(({ date, language }) => date === today && language === spokenLanguage())
    const state = [session.state, today, mirror.id, ...mirror.temples].join(' ')
    if (isKept || tried.current === state || mirror.temples.length + kept.length === 0) return
    tried.current = state
    const { planToday } = await import('./plan-today.ts')
    await planToday()
    draw()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each minute, and whenever what it draws may be another.
  useEffect(() => {
    draw()
    // Without a signal the page stays as it was built.
    planMissing().catch(() => {})
  }, [now, mirror, session])
  const act = useEffectEvent(async (button: HTMLButtonElement) => {
    const shown = stopToShow(new Date())
    if (!shown) return draw()
    button.dataset.heard = ''
    const acts = await import('./act-on-stop.ts').catch(() => undefined)
    const stop = await acts?.stopAhead(shown.plan.day)
    delete button.dataset.heard
    // Its page says what is missing.
    if (!acts || !stop) return navigate('/day')
    if (button.value === 'driver') {
      enterDialog()
      return showDriver(stop.driver)
    }
    await stop.markSeen(draw)
    draw()
    place.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      const button = target instanceof Element && target.closest('button')
      if (button) void act(button)
    }
    const card = place.current
    card?.addEventListener('click', pressed)
    return () => card?.removeEventListener('click', pressed)
  }, [])
  const words: StopWords = {
    next: t('Next'),
    onTheWay: t('Now, on the way'),
    here: t('Now'),
    stop: t('stop {number} of {count}', { number: '{number}', count: '{count}' }),
    directions: t('Directions'),
    driver: t('Driver'),
    seen: t('Seen'),
    myDay: t('My day'),
    day: useHref('/day'),
  }
  return (
    <>
      <section
        className="stop-of-now on-screen if-any stack gap-1"
        aria-label={t('Today')}
        ref={place}
        data-words={JSON.stringify(words)}
        {...asDrawn('')}
      />
      <script {...asDrawn(import.meta.env.SSR ? earlyStop : '')} />
      {driver && (
        <Suspense>
          <DriverScreen {...driver} onClosed={() => showDriver(null)} />
        </Suspense>
      )}
    </>
  )
}
