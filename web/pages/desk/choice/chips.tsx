import { useId } from 'react'
import './chips.css'

type ChipsProps<Value> = {
  legend: string
  choices: readonly { value: Value; text: string; lang?: string | undefined }[]
  value: Value | undefined
  onChoose: (value: Value) => void
  areShort?: boolean
}

export function Chips<Value extends string | number>({
  legend,
  choices,
  value,
  onChoose,
  areShort = false,
}: ChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={areShort ? 'chips cluster gap-2 short' : 'chips cluster gap-2'}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} lang={choice.lang}>
          <input
            className="under-words"
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.text}</span>
        </label>
      ))}
    </fieldset>
  )
}

type SeveralChipsProps<Value> = {
  legend: string
  choices: readonly { value: Value; text: string }[]
  values: readonly Value[]
  onChoose: (values: readonly Value[]) => void
}

export function SeveralChips<Value extends string>({
  legend,
  choices,
  values,
  onChoose,
}: SeveralChipsProps<Value>) {
  const all = choices.map(({ value }) => value)
  return (
    <fieldset className="chips cluster gap-2">
      <legend>{legend}</legend>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input
            className="under-words"
            type="checkbox"
            checked={values.includes(value)}
            onChange={({ target }) =>
              onChoose(all.filter((one) => (one === value ? target.checked : values.includes(one))))
            }
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
