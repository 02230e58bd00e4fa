import './said-lines.css'
import { type SaidLine, type Subject, todays } from './todays.ts'

export function SaidLines({ on, date }: { on: readonly Subject[]; date?: string }) {
  const lines = todays.useValue()?.linesOn(on, date) ?? []
  return lines.map((line) => <Said key={line.id} line={line} />)
}

export function Said({ line }: { line: SaidLine }) {
  return (
    <p className="said-line strong tight">
      <Words line={line} />
    </p>
  )
}

export function Words({ line: { text, quoted } }: { line: SaidLine }) {
  return (
    <>
      <span>{`${text} `}</span>
      {quoted && <q lang={quoted.language}>{quoted.text}</q>}
    </>
  )
}
