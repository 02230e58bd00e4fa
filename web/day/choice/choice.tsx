import type { ReactNode } from 'react'
import './choice.css'

type ChoiceProps = {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

export function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="day-choice strong tight stack gap-1">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {children}
      </select>
    </label>
  )
}
