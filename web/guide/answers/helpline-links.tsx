import type { ComponentProps } from 'react'
import type { Helpline } from '#guide/schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { TelephoneNumber } from '#web/shell/telephone-link.tsx'

type HelplineLinksProps = Omit<ComponentProps<'ul'>, 'children'> & { of: readonly Helpline[] }

export function HelplineLinks({ of: helplines, ...list }: HelplineLinksProps) {
  return (
    <ul {...list}>
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
