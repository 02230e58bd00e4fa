import { seen } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import { OutcomeBar } from '#web/day/outcome-bar.tsx'
import { useEdits } from '#web/day/state/use-edits.ts'
import { t } from '#web/language/translate.ts'
import { SavedNote } from '#web/saved/sync/saved-note.tsx'
import { usePerson, useSaved } from '#web/saved/use-saved.ts'
import { useNow } from '#web/shell/now.tsx'
import './my-seen.css'
import { SeenTemple } from './seen-temple.tsx'
import type { SeenTempleProps } from './use-visit-form.ts'

type MySeenProps = { temples: readonly SeenTempleProps['temple'][] }

export function MySeen(props: MySeenProps) {
  return <SeenBySomebody key={usePerson()} {...props} />
}

function SeenBySomebody({ temples }: MySeenProps) {
  const now = useNow()
  const saved = useSaved()
  const edits = useEdits(saved)
  if (!now || saved.state === 'loading') return <div className="seen-pending" />
  const ticked = seen(saved.entries)
  const count = temples.filter(({ id }) => ticked.some(({ temple }) => temple === id)).length
  return (
    <>
      <p className="seen-count strong h3">
        {t('{seen} of {count} temples seen', { seen: count, count: temples.length })}
      </p>
      <ul className="seen-temples stack gap-3 plain-list">
        {temples.map((temple) => (
          <SeenTemple key={temple.id} temple={temple} saved={saved} edits={edits} today={dateInIndia(now)} />
        ))}
      </ul>
      <SavedNote />
      <OutcomeBar edits={edits} />
    </>
  )
}
