import type { Helpline } from '#guide/schema.ts'
import { markForeignWords } from '../language/foreign-words.tsx'
import { TelephoneNumber } from '../shell/telephone-link.tsx'

export function HelplineLinks({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <ul className="found-links">
      {helplines.flatMap(({ id, label, numbers }) =>
        numbers.value.map(({ shown, dialled }) => (
          <li key={`${id} ${dialled}`}>
            <a href={`tel:${dialled}`}>
              <span>{markForeignWords(label)}</span>{' '}
              <strong>
                <TelephoneNumber shown={shown} />
              </strong>
            </a>
          </li>
        )),
      )}
    </ul>
  )
}
