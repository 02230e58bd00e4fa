import type { Helpline } from '#guide/schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import './printed-helplines.css'

export type PrintedHelpline = { id: Helpline['id']; label: string; numbers: readonly string[] }

export function printedHelpline({ id, label, numbers }: Helpline): PrintedHelpline {
  return { id, label, numbers: numbers.value.map(({ shown }) => shown) }
}

export function PrintedHelplines({ helplines }: { helplines: readonly PrintedHelpline[] }) {
  return (
    <ul className="printed-helplines">
      {helplines.map(({ id, label, numbers }) => (
        <li key={id}>
          <span>{markForeignWords(label)}</span>: <strong>{numbers.join(', ')}</strong>
        </li>
      ))}
    </ul>
  )
}
