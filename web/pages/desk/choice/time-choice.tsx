import { useId, useState } from 'react'
import { t } from '#web/language/translate.ts'
import { Chips } from './chips.tsx'
import { choiceText } from './choice-text.ts'

type TimeChoiceProps = {
  legend: string
  now: number
  usual: readonly (number | null)[]
  others: readonly number[]
  value: number | null
  onChoose: (value: number | null) => void
}

const another = 'another'

export function TimeChoice({ legend, now, usual, others, value, onChoose }: TimeChoiceProps) {
  const id = useId()
  const [isAnother, setAnother] = useState(!usual.includes(value))
  const choose = (chosen: string) => {
    setAnother(chosen === another)
    const [first] = others
    if (chosen !== another) onChoose(chosen === '' ? null : Number(chosen))
    else if (first !== undefined && (value === null || !others.includes(value))) onChoose(first)
  }
  return (
    <div className="stack gap-2">
      <Chips
        legend={legend}
        choices={[
          ...usual.map((time) => ({
            value: time === null ? '' : String(time),
            text: time === null || time === now ? t('Right now') : choiceText(time, now),
          })),
          { value: another, text: t('Another time') },
        ]}
        value={isAnother ? another : value === null ? '' : String(value)}
        onChoose={choose}
      />
      {isAnother && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            {legend}
          </label>
          <select id={id} value={String(value)} onChange={({ target }) => onChoose(Number(target.value))}>
            {others.map((time) => (
              <option key={time} value={time}>
                {choiceText(time, now)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
