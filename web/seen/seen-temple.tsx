import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Visit } from '#day/entries/days.ts'
import { favouriteKey } from '#day/entries/keys.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import type { Edits } from '../day/use-edits.ts'
import { dateFormat } from '../language/formats.ts'
import { timeText } from '../language/time-text.ts'
import { t } from '../language/translate.ts'
import { Heart } from '../saved/favourites/heart.tsx'
import { drawings } from '../temples/drawings.ts'
import './seen-temple.css'
import { VisitForm } from './visit-form.tsx'

type SeenTempleProps = {
  id: TempleId
  name: string
  visits: readonly Visit[]
  /** Includes those that were unticked, because their notes stay. */
  kept: readonly Visit[]
  isFavourite: boolean
  /** In India. */
  today: string
  edits: Edits
}

type OpenForm = {
  /** Null for a new one. */
  visit: Visit | null
  /** As they were when it was opened. */
  visits: readonly Visit[]
  kept: readonly Visit[]
}

/** A temple with the days on which the reader saw it. Until then its drawing is grey. */
export function SeenTemple({ id, name, visits, kept, isFavourite, today, edits }: SeenTempleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [form, setForm] = useState<OpenForm | null>(null)
  const open = (visit: Visit | null) => setForm({ visit, visits, kept })
  const close = () => {
    setForm(null)
    // The button that was pressed disappears with the form.
    heading.current?.focus({ preventScroll: true })
  }
  // An unfinished note shows only in its form.
  const shown = form?.visits ?? visits
  const shared = { temple: id, name, today, edits, onClose: close }
  return (
    <li className={shown.length > 0 ? 'seen-temple' : 'seen-temple not-yet'}>
      <img src={drawings[id]} alt="" width={800} height={600} />
      <h2 ref={heading} tabIndex={-1}>
        <Link to={`/temples/${id}`}>{name}</Link>
      </h2>
      {shown.length === 0 && <p className="seen-never">{t('Not seen yet')}</p>}
      {shown.map((visit) =>
        form?.visit?.date === visit.date ? (
          <VisitForm key={visit.date} {...form} {...shared} />
        ) : (
          <VisitLine key={visit.date} visit={visit} name={name} onEdit={() => open(visit)} />
        ),
      )}
      {form?.visit === null && <VisitForm {...form} {...shared} />}
      <div className="seen-buttons">
        {form?.visit !== null && (
          <button type="button" className="button quiet" onClick={() => open(null)}>
            <span>{shown.length === 0 ? t('I’ve seen it') : t('Seen again')}</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </button>
        )}
        <Heart
          temple={id}
          name={name}
          isFavourite={isFavourite}
          onPress={(makes) =>
            edits.edit(
              makes ? t('Favourite: {name}', { name }) : t('No longer a favourite: {name}', { name }),
              [{ key: favouriteKey(id), value: makes ? {} : null }],
            )
          }
        />
      </div>
    </li>
  )
}

type VisitLineProps = { visit: Visit; name: string; onEdit: () => void }

function VisitLine({ visit: { date, at, note }, name, onEdit }: VisitLineProps) {
  return (
    <div className="seen-visit">
      <p>
        <strong>
          <span aria-hidden="true">✓ </span>
          <span>{dayText(new Date(date)) + (at === null ? '' : `, ${timeText(at)}`)}</span>
        </strong>
        <button type="button" className="text-button" onClick={onEdit}>
          <span>{note ? t('Change') : t('Add a note')}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
      </p>
      {note && <p className="seen-note">{note}</p>}
    </div>
  )
}

const dayText = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
