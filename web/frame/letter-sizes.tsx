import { useState } from 'react'
import { message, t } from '#web/language/translate.ts'
import { keepLetters, type LetterSize, letterSizes } from './kept-letters.ts'

const names: Record<LetterSize, string> = {
  '': message('Usual letters'),
  large: message('Large letters'),
  largest: message('Largest letters'),
}

/** Drawn by the app alone, as only it can keep what is chosen. */
export function LetterSizes() {
  const [chosen, choose] = useState(document.documentElement.dataset.letters ?? '')
  return (
    <li className="letter-sizes">
      {letterSizes.map((size) => (
        <button
          key={size}
          type="button"
          value={size}
          aria-label={t(names[size])}
          aria-pressed={chosen === size}
          onClick={() => {
            keepLetters(size)
            choose(size)
          }}
        >
          A
        </button>
      ))}
    </li>
  )
}
