import { type RefObject, useEffect } from 'react'
import { t } from '../language/translate.ts'
import './search-box.css'

type SearchBoxProps = {
  box: RefObject<HTMLInputElement | null>
  search: string
  onSearch: (search: string) => void
  /** What a search needs may now be loaded. */
  onAboutToSearch: () => void
}

export function SearchBox({ box, search, onSearch, onAboutToSearch }: SearchBoxProps) {
  useEffect(() => {
    // A box that differs only by a trailing space stays as it is: its reader may be about to go on typing.
    const { current } = box
    if (current && current.value.trim().normalize() !== search) current.value = search
  }, [box, search])
  return (
    <label className="search-box needs-script">
      <span>{t('Search temples and answers')}</span>
      <input
        ref={box}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onAboutToSearch}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  )
}
