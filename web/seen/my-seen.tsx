import { favourites, seen, visits } from '#day/entries/days.ts'
import { dateInIndia } from '#guide/opening-hours/india-time.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { useNow } from '../clock/now.tsx'
import { OutcomeBar } from '../day/outcome-bar.tsx'
import { useEdits } from '../day/use-edits.ts'
import { t } from '../language/translate.ts'
import { SavedNote } from '../saved/sync/saved-note.tsx'
import { usePerson, useSaved } from '../saved/use-saved.ts'
import './my-seen.css'
import { SeenTemple } from './seen-temple.tsx'

type MySeenProps = { temples: readonly { id: TempleId; name: string }[] }

/** All temples, with what the reader keeps about them. Prerendered pages don't know that and reserve room for it. */
export function MySeen(props: MySeenProps) {
  return <SeenBySomebody key={usePerson()} {...props} />
}

function SeenBySomebody({ temples }: MySeenProps) {
  const now = useNow()
  const saved = useSaved()
  const { state, entries } = saved
  const edits = useEdits(saved)
  if (!now || state === 'loading') return <div className="seen-pending" />
  const all = visits(entries)
  const ticked = seen(entries)
  const loved = favourites(entries)
  const count = temples.filter(({ id }) => ticked.some(({ temple }) => temple === id)).length
  return (
    <>
      <p className="seen-count">
        {t('{seen} of {count} temples seen', { seen: count, count: temples.length })}
      </p>
      <ul className="seen-temples">
        {temples.map(({ id, name }) => (
          <SeenTemple
            key={id}
            id={id}
            name={name}
            visits={ticked.filter(({ temple }) => temple === id)}
            kept={all.filter(({ temple }) => temple === id)}
            isFavourite={loved.includes(id)}
            today={dateInIndia(now)}
            edits={edits}
          />
        ))}
      </ul>
      <SavedNote />
      <OutcomeBar edits={edits} />
    </>
  )
}
