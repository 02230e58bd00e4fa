import { type RefObject, useEffect } from 'react'
import { t } from '#web/language/translate.ts'
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
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.5 5 5 5" />
      </svg>
      <span className="inside">{t('Search temples and answers')}</span>
      <input
        ref={box}
        type="search"
        name="q"
        // The style sheet needs one to tell an empty box.
        placeholder=" "
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onAboutToSearch}
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  )
}
