import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { dayToShow } from '#day/entries/days.ts'
import { useNow } from '../../clock/now.tsx'
import { learn, t } from '../../language/translate.ts'
import type { loader } from '../../routes/day.tsx'
import { useMirror } from '../../saved/mirror.ts'
import { useSaved } from '../../saved/use-saved.ts'
import { DayNow } from './day-now.tsx'

/** The reader's day in two lines. Its data is that of the day's own page. */
export function DayOnTop() {
  const now = useNow()
  const { id } = useMirror()
  const { state, entries } = useSaved()
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => void load('/day'), [load])
  const day = dayToShow(entries, id)
  if (!now || !data || !day || state === 'loading') return null
  learn(data.messages)
  return (
    <>
      <DayNow day={day} entries={entries} temples={data.temples} gateways={data.gateways} now={now} />
      <Link className="button" to="/day">
        {t('My day')}
      </Link>
    </>
  )
}
