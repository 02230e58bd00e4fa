import { type ReactNode, useRef } from 'react'
import { favourites, seen, type Visit } from '#day/entries/days.ts'
import { favouriteKey } from '#day/entries/keys.ts'
import { drawings } from '#web/guide/temples/drawings.ts'
import { dateText } from '#web/language/date-text.ts'
import { timeText } from '#web/language/time-text.ts'
import { t } from '#web/language/translate.ts'
import { Heart } from '#web/saved/favourites/heart.tsx'
import { Link } from '#web/shell/navigation/link.tsx'
import './seen-temple.css'
import { newVisit, type SeenTempleProps, useVisitForm } from './use-visit-form.ts'
import { VisitForm } from './visit-form.tsx'

export function SeenTemple(card: SeenTempleProps) {
  const { id, name } = card.temple
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed disappears with the form.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const seenOn = seen(card.saved.entries).flatMap(({ temple, date }) => (temple === id ? date : []))
  const isSeen = seenOn.length > 0
  const dates = [...new Set([...seenOn, ...draftedDates(card)])]
  return (
    <li className={isSeen ? 'seen-temple sheet raised' : 'seen-temple sheet raised not-yet'}>
      <img src={drawings[id]} alt="" width={800} height={600} />
      <h2 className="h3" ref={heading} tabIndex={-1}>
        <Link className="target low" to={`/temples/${id}`}>
          {name}
        </Link>
      </h2>
      {!isSeen && <p className="soft">{t('Not seen yet')}</p>}
      {dates.map((date) => (
        <SeenVisit key={date} date={date} card={card} onClose={focusHeading} />
      ))}
      <NewVisit card={card} isFirst={!isSeen} onClose={focusHeading}>
        <FavouriteHeart {...card} />
      </NewVisit>
    </li>
  )
}

/** The dates of visits with a draft: another device may have removed the visit itself. */
function draftedDates({ temple: { id }, saved }: SeenTempleProps): string[] {
  return Object.keys(saved.drafts).flatMap((key) => {
    const [, temple, date] = key.split('/')
    return temple === id && date !== newVisit ? (date ?? []) : []
  })
}

type SeenVisitProps = { date: string; card: SeenTempleProps; onClose: () => void }

function SeenVisit({ date, card, onClose }: SeenVisitProps) {
  const { visit, form, open } = useVisitForm(date, card, onClose)
  if (form) return <VisitForm form={form} />
  return visit && <VisitLine visit={visit} name={card.temple.name} onEdit={open} />
}

type NewVisitProps = { card: SeenTempleProps; isFirst: boolean; onClose: () => void; children: ReactNode }

function NewVisit({ card, isFirst, onClose, children }: NewVisitProps) {
  const { form, open } = useVisitForm(newVisit, card, onClose)
  return (
    <>
      {form && <VisitForm form={form} />}
      <div className="seen-buttons">
        {!form && (
          <button type="button" className="button small quiet" onClick={open}>
            <span>{isFirst ? t('Mark as seen') : t('Add a visit')}</span>
            <span className="visually-hidden">{` ${card.temple.name}`}</span>
          </button>
        )}
        {children}
      </div>
    </>
  )
}

function FavouriteHeart({ temple: { id, name }, saved, edits }: SeenTempleProps) {
  return (
    <Heart
      temple={id}
      name={name}
      isFavourite={favourites(saved.entries).includes(id)}
      onPress={(makes) =>
        edits.make(makes ? t('Favourite: {name}', { name }) : t('No longer a favourite: {name}', { name }), [
          { key: favouriteKey(id), value: makes ? {} : null },
        ])
      }
    />
  )
}

type VisitLineProps = { visit: Visit; name: string; onEdit: () => void }

function VisitLine({ visit: { date, at, note }, name, onEdit }: VisitLineProps) {
  return (
    <div className="seen-visit">
      <p className="cluster gap-3 flat middle">
        <strong>
          <span aria-hidden="true">✓ </span>
          <span>{dateText(date) + (at === null ? '' : `, ${timeText(at)}`)}</span>
        </strong>
        <button type="button" className="text-button on-screen" onClick={onEdit}>
          <span>{note ? t('Change') : t('Add a note')}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </button>
      </p>
      {note && <p className="seen-note">{note}</p>}
    </div>
  )
}
