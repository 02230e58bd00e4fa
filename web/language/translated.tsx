import { Fragment, type ReactNode } from 'react'
import { t } from './translate.ts'

type TranslatedProps = { text: string; parts: Readonly<Record<string, ReactNode>> }

export function Translated({ text, parts }: TranslatedProps) {
  return (
    <span key={text}>
      {t(text)
        .split(/\{(\w+)\}/)
        .map((piece, index) => (
          <Fragment key={piece}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
        ))}
    </span>
  )
}
